/** Absolute addresses that answers carry. */

/** Where the reference page speaks of an operation. */
export function documentHref(baseUrl: string, tag: string, operationId: string): string {
  return `${baseUrl}/docs#tag/${tag}/${operationId}`
}
