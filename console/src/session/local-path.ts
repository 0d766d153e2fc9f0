/** Where somebody is led after signing in: to an address of the console, else to its first page. */
export function localPath(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in') ? to : '/'
}
