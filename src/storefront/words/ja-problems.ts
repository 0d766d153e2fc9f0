/** What a page says in place of what was asked for. Problems without words of their own have those of their status. */
import type { ProblemType } from '../../http/problems.ts'

/** What happened, and what helps. */
interface ProblemWords {
  readonly title: string
  readonly text: string
}

const MISSING = {
  title: 'ページが見つかりません',
  text: 'アドレスが変わったか、ページがなくなったようです。',
}
const BROKEN = {
  title: 'ページを表示できませんでした',
  text: 'しばらくしてから、もう一度お試しください。',
}
/** Of a form that may have been carried out (R-FAULT-1). */
const UNKNOWN = {
  title: '結果を確認できませんでした',
  text: '処理は済んでいるかもしれません。もう一度送信する前に、結果をご確認ください。',
}
const UNREADABLE = {
  title: '入力を受け取れませんでした',
  text: '前の画面に戻って、もう一度お試しください。',
}

const BY_TYPE: Partial<Record<ProblemType, ProblemWords>> = {
  'shops/not-found': {
    title: 'ショップが見つかりません',
    text: 'アドレスをお確かめください。',
  },
  'items/not-found': {
    title: '商品が見つかりません',
    text: '取り扱いを終了したか、アドレスが変わったようです。',
  },
  'item_categories/not-found': {
    title: 'カテゴリーが見つかりません',
    text: 'カテゴリーの構成が変わったようです。',
  },
  'request/rate-limited': {
    title: 'アクセスが集中しています',
    text: '少し時間をおいてから、もう一度お試しください。',
  },
  'carts/limit-reached': {
    title: 'ただいま混み合っています',
    text: '少し時間をおいてから、もう一度お試しください。',
  },
  'storefront/cross-site': {
    title: '送信を受け付けられませんでした',
    text: '別のサイトから送信されたため、安全のために止めました。ショップのページから操作してください。',
  },
  'internal/shutting-down': {
    title: 'ただいまメンテナンス中です',
    text: 'まもなく再開します。少し時間をおいてから、もう一度お試しください。',
  },
}

/** The words for a problem; `isUnknown` where nobody knows what became of a form. */
export function PROBLEM_WORDS(type: ProblemType, status: number, isUnknown: boolean): ProblemWords {
  if (isUnknown) return UNKNOWN
  return BY_TYPE[type] ?? (status === 404 ? MISSING : status >= 500 ? BROKEN : UNREADABLE)
}
