/**
 * By what the carts and checkouts of one stranger are counted, who has no account. The addresses themselves are not kept: digests
 * of them tell which are of one network and of one site, and are gone with them.
 */
import { networkOf, siteBeyond } from '../lib/network-address.ts'
import { sha256 } from '../lib/sha256.ts'

/** Whoever makes one, in a shop. */
export interface Maker {
  readonly network: Buffer
  /** Null where that is the network, as of IPv4. */
  readonly site: Buffer | null
}

/** The site, or network, of which a shop has most, and how many. */
export interface Hoarder {
  readonly maker: Buffer
  readonly count: number
}

/** Who makes a cart from this address. */
export function makerOfCart(shopId: number, address: string): Maker {
  return makerOf(`${shopId}/`, address)
}

/** Who makes a checkout from this address. */
export function makerOfCheckout(shopId: number, address: string): Maker {
  return makerOf(`${shopId}/checkouts/`, address)
}

function makerOf(prefix: string, address: string): Maker {
  const site = siteBeyond(address)
  return {
    network: sha256(prefix + networkOf(address)),
    site: site === undefined ? null : sha256(prefix + site),
  }
}
