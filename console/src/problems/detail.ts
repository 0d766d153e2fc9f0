/** A detail of a problem as a template. */

/**
 * What the server says, and the same in Japanese. What it puts in at run time is a hole with a name (`{limit}`), which stands on
 * both sides or, where the Japanese does without it, on the English side alone.
 */
export type Detail = readonly [en: string, ja: string]
