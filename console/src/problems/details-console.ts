/** What is said of signing in, people, tokens and settings, in both languages. */
import type { Detail } from './detail.ts'

export const CONSOLE_DETAILS: readonly Detail[] = [
  [
    'Your role in this shop does not allow this: it needs {need}. An owner of the shop can change that.',
    'このショップでのあなたの役割では許可されていません（必要な権限：{need}）。オーナーが変更できます。',
  ],
  ['The account does not exist any more.', 'このアカウントは、もう存在しません。'],
  ['The new password {fault}.', '新しいパスワードは、{fault}。'],
  ['must be another one than the current password', '今のパスワードと別のものにしてください'],
  ['The mail address or the password is wrong.', 'メールアドレスかパスワードが違います。'],
  [
    'Too many passwords were wrong. Try again in a minute.',
    'パスワードの間違いが続きました。1分後にもう一度お試しください。',
  ],
  [
    'Too many passwords were wrong. Try again in {minutes} minutes.',
    'パスワードの間違いが続きました。{minutes}分後にもう一度お試しください。',
  ],
  [
    'Too many codes were wrong. Try again in a minute.',
    'コードの間違いが続きました。1分後にもう一度お試しください。',
  ],
  [
    'Too many codes were wrong. Try again in {minutes} minutes.',
    'コードの間違いが続きました。{minutes}分後にもう一度お試しください。',
  ],
  [
    'Prove that it is you: send the password or a passkey to /console/api/confirmation, and then this call again.',
    'ご本人であることを、パスワードかパスキーで確認してください。',
  ],
  [
    'This account has no passkey for {origin}. Send the password.',
    'このアカウントには、{origin}のパスキーがありません。パスワードを使ってください。',
  ],
  [
    'This account has no passkey for {origin}. Take a code.',
    'このアカウントには、{origin}のパスキーがありません。コードを使ってください。',
  ],
  ['This shop has no such draw.', 'この抽選は、このショップにありません。'],
  ['The mail waits to be sent already.', 'このメールは、すでに送信待ちです。'],
  ['This shop has no such mail.', 'このメールは、このショップにありません。'],
  [
    'Browsers have passkeys for an https address with a name, and for localhost; AKINAI_BASE_URL is neither.',
    'パスキーを使えるのは、名前のあるhttpsのアドレスとlocalhostだけです。AKINAI_BASE_URLはどちらでもありません。',
  ],
  [
    'That is no passkey which was asked for here within 5 minutes and made at {origin}.',
    '5分以内に{origin}で作成されたパスキーではありません。',
  ],
  ['This passkey is in use already.', 'このパスキーは、すでに使われています。'],
  [
    'An account has at most {limit} passkeys. Remove one first.',
    'パスキーは、1つのアカウントにつき{limit}個までです。先に1つ削除してください。',
  ],
  ['This account has no such passkey.', 'このパスキーは、このアカウントにありません。'],
  [
    'Your role in this shop does not allow this any more.',
    'このショップでのあなたの役割では、許可されなくなりました。',
  ],
  ['has what you may not do yourself: {scopes}', 'ご自分にない権限が含まれています：{scopes}'],
  ['This shop has no such token.', 'このトークンは、このショップにありません。'],
  ['You made no such token.', 'このトークンを作成したのは、あなたではありません。'],
  [
    'An app gives codes already. Remove it before you set up another.',
    '認証アプリは設定済みです。別のアプリを設定する前に削除してください。',
  ],
  [
    'No app is being set up, or for over an hour. Begin anew.',
    '認証アプリの設定が始まっていないか、1時間を過ぎています。最初からやり直してください。',
  ],
  ['The app does not show this code now.', 'アプリに表示されているコードと違います。'],
  ['must be the code that the app shows now', 'アプリに今表示されているコードを入力してください'],
  ['No app gives codes for this account.', 'このアカウントに認証アプリは設定されていません。'],
  [
    'Recovery codes stand in for a second factor. Set one up first.',
    'リカバリーコードは2段階認証の代わりに使うものです。先に2段階認証を設定してください。',
  ],
  [
    'Too many people sign in at once. Try again in a moment.',
    'サインインが混み合っています。少し待ってからもう一度お試しください。',
  ],
  ['This shop has no such person.', 'このメンバーは、このショップにいません。'],
  ['there are {count} people already', 'メンバーが上限の{count}人に達しています'],
  ['somebody signs in with this address already', 'このアドレスは、すでにサインインに使われています'],
  [
    'this is the last owner of the shop: make somebody else an owner first',
    'ショップの最後のオーナーです。先に別のメンバーをオーナーにしてください',
  ],
  ['staff need at least one scope', 'スタッフには、権限を1つ以上付けてください'],
  ['only staff have scopes of their own', '権限を個別に付けられるのは、スタッフだけです'],
  ['The log has no such call, or not any more.', 'このリクエストは、ログにないか、保存期間を過ぎています。'],
  ['The person has just changed the password.', 'このメンバーは、パスワードを変更したところです。'],
  [
    'This is your own account: change it where your account is shown.',
    'ご自分のアカウントです。アカウントのページで変更してください。',
  ],
  [
    "Only the console's own page may call this. The header x-akinai-console is missing.",
    '管理画面のページからだけ使えます（ヘッダーx-akinai-consoleがありません）。',
  ],
  [
    "Only the console's own page may call this. Sec-Fetch-Site is not same-origin.",
    '管理画面のページからだけ使えます（Sec-Fetch-Siteがsame-originではありません）。',
  ],
  [
    "Only the console's own page may call this. Origin is neither the address that was called nor AKINAI_BASE_URL.",
    '管理画面のページからだけ使えます（Originが、開いているアドレスともAKINAI_BASE_URLとも違います）。',
  ],
  ['The code is wrong, too old, or was used already.', 'コードが違うか、古いか、使用済みです。'],
  [
    'The passkey is not known here, or did not sign what was asked last.',
    'このパスキーは登録されていないか、最後の確認に対応していません。',
  ],
  [
    'This sign-in was not begun in this browser, or over 5 minutes ago. Begin anew.',
    'このブラウザーで始めたサインインではないか、5分を過ぎています。最初からやり直してください。',
  ],
  [
    'Somebody else has seen this password. Choose one of your own by PUT /console/api/password; until then it opens nothing.',
    'ほかの人が見たパスワードです。先に新しいパスワードを設定してください。',
  ],
  [
    'Nobody is signed in here, or not any more. Sign in again.',
    'サインインしていないか、期限が切れました。もう一度サインインしてください。',
  ],
  [
    'must be a mail address or a domain such as @example.com',
    'メールアドレスか、@example.comのようなドメインにしてください',
  ],
  ['would be one more than {limit}', '上限の{limit}件を超えます'],
  ['The shop does not exist any more.', 'このショップは、もう存在しません。'],
  [
    'A shop makes at most {limit} tokens here, revoked ones included.',
    'トークンは、無効化したものも含めて、1つのショップにつき{limit}個までです。',
  ],
  ['A token can only expire in the future.', 'トークンの期限は、今より後にしてください。'],
  ['must be in the future', '今より後にしてください'],
  ['is no shipping method of this shop', 'このショップの配送方法ではありません'],
  ['would have one more than {limit} items', '商品が上限の{limit}点を超えます'],
  ['would be one more than {limit} coupons', 'クーポンが上限の{limit}件を超えます'],
  ['is that of another coupon', '別のクーポンで使われています'],
  ['would be one more than {limit} shipping methods', '配送方法が上限の{limit}件を超えます'],
  [
    'must name all shipping methods of the shop, each once',
    'ショップのすべての配送方法を、1回ずつ指定してください',
  ],
  ['is that of another shipping method', '別の配送方法で使われています'],
  ['is no item of this shop', 'このショップの商品ではありません'],
  ['is no file that was sent and waits', '送信済みで使われていないファイルではありません'],
  ['is for an item that is not digital', 'デジタル商品ではありません'],
  ['has more than {limit} bytes', '{limit}バイトを超えています'],
  [
    'would bring the files of the shop above {limit} bytes',
    'ショップのファイルの合計が{limit}バイトを超えます',
  ],
  ['This shop has no such shop.', 'このショップは、もう存在しません。'],
  ['This shop has no such coupon.', 'このクーポンは、このショップにありません。'],
  ['This shop has no such shipping method.', 'この配送方法は、このショップにありません。'],
  ['This shop has no such item with a file.', 'この商品は、このショップにないか、ファイルがありません。'],
]
