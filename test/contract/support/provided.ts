/** A shop under test: its key and a token that carries every scope. */
export interface Shop {
  key: string
  token: string
}

/** How the commands that make shops are run; null when only an address was given. */
export interface CliCommand {
  /** The program and its first arguments. */
  command: string[]
  cwd: string
  env: Record<string, string>
  /** Whether it is our own product's, whose commands a process that is there already can carry out. */
  isOurs?: boolean
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server, without a slash at the end. */
    baseUrl: string
    shopA: Shop
    /** Null when a foreign server was named without AKINAI_TEST_OTHER_TOKEN. */
    shopB: Shop | null
    cli: CliCommand | null
    /** A file with the server's OpenAPI document, fetched once. */
    openapiFile: string
    /** Where the workers note which (operation, status) pairs they met. */
    coverageDir: string
  }
}
