/** Faces of type, and the corners that go with them. Imports words only: the style sheet and the console's preview are made of it. */
import type { TYPEFACES } from '../../shops/setting-values.ts'

type Typeface = (typeof TYPEFACES)[number]

/** Faces that the systems of telephones and computers bring along: nothing is loaded. */
export const FACES: Readonly<Record<Typeface, string>> = {
  gothic:
    '"Hiragino Sans","Hiragino Kaku Gothic ProN","Noto Sans JP","Noto Sans CJK JP","BIZ UDPGothic","Yu Gothic Medium",YuGothic,Meiryo,system-ui,sans-serif',
  mincho:
    '"Hiragino Mincho ProN","Noto Serif JP","Noto Serif CJK JP","BIZ UDPMincho","Yu Mincho Demibold",YuMincho,serif',
  rounded:
    '"Hiragino Maru Gothic ProN","Zen Maru Gothic","M PLUS Rounded 1c","Noto Sans JP","Noto Sans CJK JP",Meiryo,ui-rounded,sans-serif',
}

/** How round corners are, by the face that they stand beside. */
export const ROUND: Readonly<Record<Typeface, string>> = {
  ...{ gothic: '4px', mincho: '2px', rounded: '14px' },
}
