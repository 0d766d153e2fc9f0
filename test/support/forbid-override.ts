/**
 * Forbids `test.override` of what many files share. At the top of a file it holds for all that come after in the worker, whose modules are shared:
 * files behind one that needed a single connection to write by had no other either.
 */
export function forbidOverride(test: { override: unknown }): void {
  test.override = () => {
    throw new Error('Make a test of your own: `test.extend(name, { scope: "file" }, value)`')
  }
}
