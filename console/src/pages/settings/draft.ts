/** Settings as they are while somebody changes them: texts and switches. Pure. */
import type { Settings } from '../../api/types.ts'

/** A setting that a form changes. */
export type SettingName = Exclude<keyof Settings, 'shop_id' | 'payment_maintenance'>

/** What the fields hold. */
export type Draft = Readonly<Record<SettingName, string | boolean>>

/** What the fields hold at first. */
export function draftOf(settings: Settings): Draft {
  const { shop_id: _, payment_maintenance: __, ...rest } = settings
  return {
    ...rest,
    introduction: rest.introduction ?? '',
    nickname: rest.nickname ?? '',
    category: rest.category ?? '',
    price_ceiling: String(rest.price_ceiling),
    most_amount_updates: String(rest.most_amount_updates),
    most_mail_updates: String(rest.most_mail_updates),
    delivery_slots: rest.delivery_slots.join(', '),
  }
}

const NUMBERS: readonly SettingName[] = ['price_ceiling', 'most_amount_updates', 'most_mail_updates']
const MAY_BE_NONE: readonly SettingName[] = ['introduction', 'nickname', 'category']

/** What the server gets of these. What is no number goes as it is: the server says what it should be. */
export function valuesOf(draft: Draft, names: readonly SettingName[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map(name => [name, sent(name, draft[name])]))
}

function sent(name: SettingName, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  if (NUMBERS.includes(name)) {
    const plain = value.normalize('NFKC').replaceAll(/[,\s]/g, '')
    return /^\d{1,15}$/.test(plain) ? Number(plain) : value
  }
  if (name === 'delivery_slots') {
    const slots = value.normalize('NFKC').split(/[,、\s]+/)
    return [...new Set(slots.filter(slot => slot !== ''))]
  }
  return value === '' && MAY_BE_NONE.includes(name) ? null : value
}
