/** The words of the sign-in page. */
import { inBoth } from '../language/language.tsx'

export const signInWords = inBoth(
  {
    console: 'Console',
    title: 'Sign in',
    lead: 'Make tokens, follow your programs’ requests, look after orders.',
    mailAddress: 'Mail address',
    password: 'Password',
    show: 'Show or hide the password',
    submit: 'Sign in',
    wrong: 'The mail address or the password is wrong.',
    wait: (time: string) => `Too many attempts. You can try again in ${time}.`,
    now: 'You can try again now.',
    minutes: (n: number) => `${n} minutes`,
    seconds: (n: number) => (n === 1 ? '1 second' : `${n} seconds`),
    noUser: 'No sign-in yet? Whoever runs the server makes one with this command:',
    required: 'Please fill this in.',
  },
  {
    console: 'コンソール',
    title: 'サインイン',
    lead: 'トークンの発行、リクエストの確認、注文の管理ができます。',
    mailAddress: 'メールアドレス',
    password: 'パスワード',
    show: 'パスワードの表示を切り替える',
    submit: 'サインイン',
    wrong: 'メールアドレスまたはパスワードが違います。',
    wait: (time: string) => `試行回数が上限に達しました。${time}後にもう一度お試しください。`,
    now: 'もう一度お試しください。',
    minutes: (n: number) => `${n}分`,
    seconds: (n: number) => `${n}秒`,
    noUser: 'アカウントがない場合は、サーバーの管理者が次のコマンドで作成します。',
    required: '入力してください。',
  },
)
