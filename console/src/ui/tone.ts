/** What a state means to a person: done, mind this, failed, under way, of no weight. */
export type Tone = 'ok' | 'warning' | 'bad' | 'info' | 'neutral'
