/** GET /shops/{shop_id}/postal-codes/{code}: the address of a postal code, for the script of the first step (R-STORE-54). */
import { Problem } from '../../http/problems.ts'
import { addressOf, placeOf } from '../postal/look-up.ts'
import { keyOf, type Storefront } from '../storefront.ts'

/** Registers it. */
export function postalRoute({ app, inShop }: Storefront): void {
  app.get<{ Params: { code: string } }>(
    '/shops/:shop_id/postal-codes/:code',
    { config: { access: 'open', rate: 'buyer' }, schema: { hide: true } },
    (request, reply) =>
      inShop(keyOf(request), async () => {
        const place = placeOf(request.params.code)
        if (place === undefined) throw new Problem('request/not-found', 'There is no such postal code.')
        return reply
          .header('cache-control', 'public, max-age=86400')
          .header('x-content-type-options', 'nosniff')
          .send(addressOf(place))
      }),
  )
}
