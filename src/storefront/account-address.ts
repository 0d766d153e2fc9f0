/** The address of a shop's account at another service. */
import type { ACCOUNT_KEYS } from '../shops/store.ts'

const BEGINNINGS: Readonly<Record<(typeof ACCOUNT_KEYS)[number], string>> = {
  twitter_id: 'https://x.com/',
  facebook_id: 'https://www.facebook.com/',
  ameba_id: 'https://ameblo.jp/',
  instagram_id: 'https://www.instagram.com/',
  line_id: 'https://line.me/R/ti/p/',
  youtube_id: 'https://www.youtube.com/',
  note_id: 'https://note.com/',
  tiktok_id: 'https://www.tiktok.com/@',
}

/** Of an account as a shop names it: undefined where there is none, or where it is no name that services give. */
export function accountAddress(
  key: (typeof ACCOUNT_KEYS)[number],
  name: string | null | undefined,
): string | undefined {
  return name && /^@?[\w.-]{1,100}$/.test(name)
    ? `${BEGINNINGS[key]}${key === 'twitter_id' || key === 'tiktok_id' ? name.replace(/^@/, '') : name}`
    : undefined
}
