/**
 * Cookies of one shop's buyers (R-STORE-8): they go to its own pages only, no script reads them and no other site's form
 * brings them along.
 */

import type { Visit } from './storefront.ts'

/** A cookie that names what its buyer has the right to. */
export interface ShopCookie {
  /** The value that a request brings; undefined when there is none, several, or one that was never ours. */
  read(header: string | undefined): string | undefined
  /** The `Set-Cookie` header that hands a value out. */
  write(shopKey: string, value: string): string
  /** The `Set-Cookie` header that takes it back. */
  clear(shopKey: string): string
}

/**
 * Makes one, of values of `form`, for so many seconds. `Lax`, since a buyer comes back by a link or from where the payment
 * was approved, which is another site, and should find the cart; forms of other sites do not bring it, and are refused.
 */
export function shopCookie(
  { baseUrl }: { readonly baseUrl: string },
  {
    name: plainName,
    form,
    seconds,
  }: { readonly name: string; readonly form: RegExp; readonly seconds: number },
): ShopCookie {
  const secure = baseUrl.startsWith('https:')
  const name = secure ? `__Secure-${plainName}` : plainName
  const attributesOf = (shopKey: string) =>
    `Path=/shops/${shopKey}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    read: header => {
      const pairs = (header ?? '').split(';').map(pair => pair.trim())
      const values = pairs
        .filter(pair => pair.startsWith(`${name}=`))
        .map(pair => pair.slice(name.length + 1))
      const [value] = values
      return values.length === 1 && value !== undefined && form.test(value) ? value : undefined
    },
    write: (shopKey, value) => `${name}=${value}; ${attributesOf(shopKey)}; Max-Age=${seconds}`,
    clear: shopKey => `${name}=; ${attributesOf(shopKey)}; Max-Age=0`,
  }
}

/** Has the time of what a request brings begin anew, as that of what it names does with every use. */
export function renewCookie(
  cookie: ShopCookie,
  { request, reply, frame }: Pick<Visit, 'request' | 'reply' | 'frame'>,
): void {
  const value = cookie.read(request.headers.cookie)
  if (value !== undefined) reply.header('set-cookie', cookie.write(frame.shop.key, value))
}
