type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const branches = ['allOf', 'anyOf', 'oneOf'] as const

function isObject(value: unknown): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a schema names members and leaves open whether others may stand beside them. */
function isOpen(node: { [name: string]: Json }): boolean {
  return isObject(node.properties) && !('additionalProperties' in node) && !('unevaluatedProperties' in node)
}

function close(value: Json, composed: boolean): Json {
  if (Array.isArray(value)) return value.map(each => close(each, false))
  if (!isObject(value)) return value
  const copy: { [name: string]: Json } = {}
  for (const [name, child] of Object.entries(value)) {
    const branch = (branches as readonly string[]).includes(name) && Array.isArray(child)
    // Members of a branch are judged together with those of the schema that holds the branch.
    const together = branch && (name === 'allOf' || isObject(value.properties))
    copy[name] = branch && together ? (child as Json[]).map(each => close(each, true)) : close(child, false)
  }
  if (!composed && (isOpen(value) || Array.isArray(value.allOf))) copy.unevaluatedProperties = false
  return copy
}

/**
 * A copy of a JSON document in which every schema that lists members refuses all others, so that a member which
 * the server answers but does not document fails validation.
 */
export function closeObjects(document: unknown): unknown {
  return close(document as Json, false)
}
