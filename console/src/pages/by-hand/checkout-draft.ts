/** An order that is taken by hand, while it is written: what is sent to the checkout of the shop's own API. Pure. */

/** A line. */
export interface LineDraft {
  readonly item_id: number
  readonly variation_id: number | null
  readonly name: string
  readonly amount: string
}

/** All fields. */
export interface Draft {
  readonly lines: readonly LineDraft[]
  readonly last: string
  readonly first: string
  readonly mail_address: string
  readonly zip_code: string
  readonly prefecture: string
  readonly address: string
  readonly address2: string
  readonly tel: string
  readonly remark: string
  /** The id of a shipping method; empty for the first that there is. */
  readonly method: string
  readonly date: string
  readonly zone: string
  /** When takeout is fetched; empty where nothing is. */
  readonly takeout: string
  readonly payment: string
}

export const EMPTY_DRAFT: Draft = {
  ...{ lines: [], last: '', first: '', mail_address: '', zip_code: '', prefecture: '', address: '' },
  ...{ address2: '', tel: '', remark: '', method: '', date: '', zone: '', takeout: '', payment: '' },
}

/** The lines as a checkout begins with them. What is no number of pieces stays a text, so that the server says so. */
export function linesBody({ lines }: Draft) {
  return {
    lines: lines.map(({ item_id, variation_id, amount }) => {
      const pieces = amount.normalize('NFKC').trim()
      return { item_id, variation_id, amount: /^\d{1,6}$/.test(pieces) ? Number(pieces) : pieces }
    }),
  }
}

/** What is said of the order besides; what was not filled in is not sent. */
export function wishesBody(draft: Draft) {
  const { last, first, mail_address, zip_code, prefecture, address, address2, tel, payment } = draft
  const digits = tel.normalize('NFKC').replaceAll(/[-\s()]/g, '')
  return {
    customer: {
      name: { last, first },
      mail_address,
      address: { zip_code, prefecture, address, address2, tel: digits },
    },
    delivery: {
      shipping_method_id: draft.method === '' ? null : Number(draft.method),
      delivery_date: draft.date === '' ? null : draft.date,
      delivery_time_zone: draft.zone === '' ? null : draft.zone,
    },
    takeout: draft.takeout === '' ? null : { at: draft.takeout },
    ...(payment === '' ? {} : { payment: { method: payment } }),
    remark: draft.remark.trim() === '' ? null : draft.remark,
  }
}
