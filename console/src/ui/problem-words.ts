/** What is said about a failure before the server's own words. */
import { ProblemError } from '../api/request.ts'
import type { Language } from '../language/in-both.ts'
import { inBoth } from '../language/in-both.ts'

export const problemWords = inBoth(
  {
    unreachable: 'The server cannot be reached',
    refused: 'This was not accepted',
    notFound: 'Not found',
    forbidden: 'Not allowed',
    changed: 'Somebody else has changed this in the meantime',
    unconfirmed: 'You did not confirm that it is you',
    busy: 'Busy right now',
    failed: 'Something went wrong on the server',
    broken: 'Something went wrong on this page',
    requestId: 'Request ID',
    again: 'Try again',
    away: 'Check the network. Nothing you have entered here is lost.',
    wrong: 'is not valid',
  },
  {
    unreachable: 'サーバーに接続できません',
    refused: '受け付けられませんでした',
    notFound: '見つかりません',
    forbidden: '許可されていません',
    changed: 'その間にほかの人が変更しました',
    unconfirmed: '本人確認が済んでいません',
    busy: '混み合っています',
    failed: 'サーバーで問題が起きました',
    broken: 'この画面で問題が起きました',
    requestId: 'リクエストID',
    again: 'もう一度試す',
    away: 'ネットワークを確認してください。このページに入力した内容は残っています。',
    wrong: '値が正しくありません',
  },
)

/** One line about any failure. */
export function problemTitle(error: unknown, language: Language): string {
  const words = problemWords[language]
  if (!(error instanceof ProblemError)) return words.broken
  const { status } = error.problem
  if (status === 0) return words.unreachable
  if (error.wantsConfirmation) return words.unconfirmed
  if (error.wasChanged) return words.changed
  if (status === 404) return words.notFound
  if (status === 401 || status === 403) return words.forbidden
  if (status === 429 || status === 503) return words.busy
  return status < 500 ? words.refused : words.failed
}
