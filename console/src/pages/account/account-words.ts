/** The words of the account page. */
import { MIN_PASSWORD_LENGTH } from '../../../../src/console/limits.ts'
import { inBoth } from '../../language/in-both.ts'

export const accountWords = inBoth(
  {
    title: 'Account',
    signedInAs: (mail: string) => `Signed in as ${mail}`,
    password: 'Change the password',
    passwordHelp: 'Changing it signs you out of every other browser.',
    current: 'Current password',
    next: 'New password',
    nextHelp: `${MIN_PASSWORD_LENGTH} characters or more.`,
    show: 'Show or hide the password',
    change: 'Change the password',
    changed: 'Your password has been changed.',
    wrong: 'That is not the current password.',
    short: `Use ${MIN_PASSWORD_LENGTH} characters or more.`,
    same: 'Choose a password that differs from your current one.',
    missing: 'Please fill this in.',
    revoke: (n: number) =>
      n === 1 ? 'Also revoke the token I created' : `Also revoke the ${n} tokens I created`,
    revokeHelp: 'Programs that use them are refused from then on.',
    everywhere: 'Sign out everywhere',
    everywhereHelp: 'Ends your sessions in all browsers, this one too. Access tokens go on working.',
    everywhereButton: 'Sign out everywhere',
  },
  {
    title: 'アカウント',
    signedInAs: (mail: string) => `${mail}としてサインインしています。`,
    password: 'パスワードの変更',
    passwordHelp: '変更すると、ほかのブラウザーではサインアウトされます。',
    current: '現在のパスワード',
    next: '新しいパスワード',
    nextHelp: `${MIN_PASSWORD_LENGTH}文字以上にしてください。`,
    show: 'パスワードの表示を切り替える',
    change: 'パスワードを変更',
    changed: 'パスワードを変更しました。',
    wrong: '現在のパスワードが違います。',
    short: `${MIN_PASSWORD_LENGTH}文字以上にしてください。`,
    same: '現在とは別のパスワードにしてください。',
    missing: '入力してください。',
    revoke: (n: number) => `自分が作成したトークン（${n}件）も失効させる`,
    revokeHelp: '失効すると、それを使うプログラムは拒否されます。',
    everywhere: 'すべてのブラウザーからサインアウト',
    everywhereHelp:
      'このブラウザーを含め、すべてのブラウザーでサインアウトします。アクセストークンは引き続き使えます。',
    everywhereButton: 'すべてサインアウト',
  },
)
