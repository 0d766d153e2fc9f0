/** Flags of Node for the server. */
export const FLAGS: readonly string[]
/** Variables of the C library for the server, which it reads before Node's first line. */
export const ENVIRONMENT: Readonly<Record<string, string>>
/** The folder where compiled code is kept, so that later starts need not compile it. */
export const COMPILED: string
