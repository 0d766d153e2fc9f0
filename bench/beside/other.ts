/** Another commerce back end, under the same load as this one: what each must tell of itself. */

/** Where it may live: a folder of its own that stays, and an empty database of the same PostgreSQL. */
export interface Place {
  /** It is installed here, by npm; what is there already from an earlier run is used. */
  readonly folder: string
  /** Reached by a unix socket, without a password. */
  readonly database: {
    /** The socket's folder. */
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  /** Products that it is filled with, each with one variant, a price in yen, a stock, a picture's address and a category. */
  readonly items: number
}

/** One kind of request. */
export interface Asked {
  /** The bytes of the next one; see `httpRequest` of `../support/load.ts`. */
  readonly nextRequest: () => Buffer
  readonly expectedStatus: number
}

/** What is asked of each. */
export interface Kinds {
  /** The first 20 products as a buyer's program is shown them, with their prices. */
  readonly page: Asked
  /** One product of them by its id, any of all. */
  readonly item: Asked
  /** What a product has in stock is set to another number, any of all. */
  readonly setStock: Asked
  /** A new product with one variant and its price. */
  readonly createItem: Asked
  /**
   * Buys three products, one of each: all calls from an empty cart to the order that is placed, one after the other, as a buyer from Japan with an
   * address, delivered for a flat price and paid by hand. Throws where any of them is refused.
   */
  readonly buy: () => Promise<void>
}

/** It, filled and running as its makers say that it runs in production, as one process. */
export interface RunningOther extends Kinds, AsyncDisposable {
  readonly port: number
  readonly pid: number
}

/** Another program. */
export interface Other {
  /** Its name and exact version, such as `Vendure 3.7.3`. */
  readonly name: string
  /** What has to be known to read its figures. */
  readonly note?: string
  start(place: Place): Promise<RunningOther>
}
