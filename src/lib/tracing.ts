/**
 * Where the program says what it is at, for whoever watches it by traces. What becomes of that is another part's business
 * (`src/telemetry/`): while nobody watches, all of this is one look at a variable.
 */

/** `server`: a call of somebody's; `client`: a call to the database or a service; `consumer`: work that was left for later. */
type SpanKind = 'server' | 'client' | 'consumer' | 'internal'

/** Names and figures about a span: never what was sent, and nothing about a person. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** How a span begins. */
export interface SpanTerms {
  readonly kind: SpanKind
  readonly attributes?: SpanAttributes
  /** A `traceparent` of W3C Trace Context to go on from, in place of what is at work. One that is none counts as none. */
  readonly parent?: string | null | undefined
}

/** How a span ends. */
interface SpanEnd {
  readonly attributes?: SpanAttributes
  /** What went wrong, by a name of the program's own such as that of an error's class; undefined when nothing did. */
  readonly failure?: string | undefined
}

/** A stretch of work that has begun. */
export interface OpenSpan {
  /** Does work, and all that it leads to, within it. */
  within<T>(work: () => T): T
  end(end?: SpanEnd): void
}

/** Who watches. */
export interface Watcher {
  open(name: string, terms: SpanTerms): OpenSpan
  /** The `traceparent` of what is at work; undefined where nothing is. */
  current(): string | undefined
}

let watcher: Watcher | undefined

/** Says who watches from now on; undefined: nobody. */
export function watchBy(one: Watcher | undefined): void {
  watcher = one
}

/** Begins a span that `traced` cannot hold, since it ends elsewhere; undefined where nobody watches. */
export function openSpan(name: string, terms: SpanTerms): OpenSpan | undefined {
  return watcher?.open(name, terms)
}

/** Does the work as a span of this name. What it throws is noted by the name of its class, and thrown on. */
export function traced<T>(name: string, terms: SpanTerms, work: () => Promise<T>): Promise<T> {
  return watcher === undefined ? work() : inSpan(watcher.open(name, terms), work)
}

/** Whether something is at work that is watched: what is looked for by the clock, all day, is no trace of its own. */
export function isTraced(): boolean {
  return watcher?.current() !== undefined
}

async function inSpan<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    const answer = await span.within(work)
    span.end()
    return answer
  } catch (error) {
    span.end({ failure: error instanceof Error ? error.name : 'unknown' })
    throw error
  }
}

/** How work begins that was left for later: in the trace that it was kept with, or in that of who takes it up. */
export function goingOn(parent: string | null): SpanTerms {
  return parent === null ? { kind: 'consumer' } : { kind: 'consumer', parent }
}

/** The `traceparent` that later work goes on from, to be kept with what is left to be done; null where nobody watches. */
export function traceParent(): string | null {
  return watcher?.current() ?? null
}
