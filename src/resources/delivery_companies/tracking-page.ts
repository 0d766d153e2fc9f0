/** Where a parcel of a carrier can be followed. */

/** Where carriers show a parcel's way, for those whose address can be made from the number alone. */
const TRACKING_PAGES: Readonly<Record<number, (digits: string) => string>> = {
  1: number => `https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=${number}`,
  2: number => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  4: number =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=ja`,
  5: number => `https://track.seino.co.jp/cgi-bin/gnpquery.pgm?GNPNO1=${number}`,
  6: number => `https://corp.fukutsu.co.jp/situation/tracking_no_hunt/${number}`,
}

/**
 * The page on which a carrier shows a parcel's way; undefined when the carrier has none, or the number is no number.
 * The pages take the number without its hyphens.
 */
export function trackingPage(companyId: number | null, trackingNumber: string): string | undefined {
  const page = companyId === null ? undefined : TRACKING_PAGES[companyId]
  if (page === undefined || !/^[A-Za-z0-9-]{1,40}$/.test(trackingNumber)) return undefined
  return page(trackingNumber.replaceAll('-', ''))
}
