/** What the console's own routes answer, and names for the API's documents. */
import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']

/** The API's documents, as the OpenAPI document describes them. */
export type Item = Schemas['Item']
export type ItemCategory = Schemas['ItemCategory']
export type ItemVariation = Schemas['ItemVariation']
export type ItemImage = Schemas['ItemImage']
export type Order = Schemas['Order']
export type OrderSummary = Schemas['OrderSummary']
export type OrderLine = Schemas['OrderLine']
export type Pagination = Schemas['Pagination']
export type Link = Schemas['Link']
export type User = Schemas['User']
export type DeliveryCompany = Schemas['DeliveryCompany']

/** GET /console/api/session */
export interface Session {
  readonly user: { readonly mail_address: string }
  readonly shop: { readonly key: string; readonly name: string }
  /** The public address of the server, the start of every link. */
  readonly base_url: string
  readonly payment_service: { readonly name: string; readonly simulated: boolean }
  /** Whether mails go out, or are only kept. */
  readonly mail_server: boolean
}

/** A token of the list. */
export interface Token {
  readonly id: number
  readonly name: string
  readonly scopes: readonly string[]
  readonly last_four: string
  readonly created_at: string
  readonly expires_at: string | null
  readonly revoked_at: string | null
  readonly last_used_at: string | null
  readonly state: 'active' | 'expired' | 'revoked'
}

/** GET /console/api/tokens */
export interface Tokens {
  readonly tokens: readonly Token[]
}

/** POST /console/api/tokens; the secret is never shown again. */
export interface NewToken {
  readonly token: Token
  readonly secret: string
}

/** GET /console/api/scopes */
export interface Scopes {
  readonly scopes: readonly {
    readonly scope: string
    readonly operations: readonly ScopeOperation[]
  }[]
}

/** An operation that needs a scope. */
export interface ScopeOperation {
  readonly operation_id: string
  readonly method: string
  readonly path: string
  readonly summary: string
}

/** A call of the API, as the list shows it. */
export interface RequestLine {
  readonly id: number
  readonly request_id: string
  readonly at: string
  readonly method: string
  readonly path: string
  /** The operation's id; null when the path was none of the API's. */
  readonly operation: string | null
  readonly status: number
  /** Such as `items/not-found`; null when there was none. */
  readonly problem: string | null
  readonly token: { readonly id: number; readonly name: string } | null
  readonly duration_ms: number
}

/** GET /console/api/requests */
export interface Requests {
  readonly requests: readonly RequestLine[]
  readonly more: boolean
}

/** GET /console/api/requests/{id} */
export interface RequestDetail extends RequestLine {
  readonly request_body: string | null
  readonly response_body: string | null
}

/** GET /console/api/statistics */
export interface Statistics {
  readonly days: readonly { readonly day: string; readonly orders: number; readonly sales: number }[]
  readonly hours: readonly {
    readonly hour: string
    readonly calls: number
    readonly client_errors: number
    readonly server_errors: number
  }[]
  readonly totals: {
    readonly items: number
    readonly orders_open: number
    readonly mails_unsent: number
    readonly requests_failed_today: number
  }
}

/** A mail of the list. */
export interface MailLine {
  readonly id: number
  readonly order_key: string | null
  readonly kind: string
  readonly recipient: string
  readonly to_name: string | null
  readonly to_address: string
  readonly subject: string
  readonly state: string
  readonly attempts: number
  readonly last_error: string | null
  readonly created_at: string
  readonly sent_at: string | null
}

/** GET /console/api/mails */
export interface Mails {
  readonly mails: readonly MailLine[]
  readonly more: boolean
}

/** GET /console/api/mails/{id} */
export interface MailDetail extends MailLine {
  readonly text: string
  readonly html: string | null
}

/** An entry of GET /console/api/orders/{unique_key}/history */
export interface OrderEvent {
  readonly id: number
  readonly at: string
  readonly event: string
  readonly changes: unknown
  readonly token: { readonly id: number; readonly name: string } | null
  readonly by_session: boolean
}

/** GET /console/api/orders/{unique_key}/history */
export interface OrderHistory {
  readonly events: readonly OrderEvent[]
}

/** GET /console/api/orders/{unique_key}/fulfilment */
export interface Fulfilment {
  readonly lines: readonly {
    readonly id: number
    readonly item_type: string
    /** Of a digital item: whether its download was made available to the customer. */
    readonly downloadable: boolean
  }[]
  /** Yen that the shop gives back by hand. */
  readonly owed: number
}

/** GET /console/api/block_list */
export interface BlockList {
  readonly entries: readonly string[]
}
