/** Where the reference tells of an operation: `/docs#tag/{tag}/{operationId}`. */
export function docsOf(operation: string, path: string): string {
  const segments = path.split('?', 1)[0]?.split('/') ?? []
  const tag = segments.find(segment => segment === 'variations' || segment === 'images') ?? segments[2] ?? ''
  return `/docs#tag/${tag}/${operation}`
}
