/** What is said of pictures that cannot be taken, in both languages. */
import type { Detail } from './detail.ts'

export const PICTURE_DETAILS: readonly Detail[] = [
  [
    'The image takes too long or too much memory to decode. Make it smaller, or save it anew.',
    '画像の処理に時間かメモリーがかかりすぎます。小さくするか、保存し直してください。',
  ],
  ['The original is not an image any more.', '元のファイルが画像ではなくなっています。'],
  [
    'The file is {found}, not the {type} that was declared.',
    'ファイルの形式は{found}で、指定された{type}ではありません。',
  ],
  ['The {format} is damaged: it has no pixels.', '{format}が壊れています（画素がありません）。'],
  [
    'The {format} has {frames} frames; at most {limit} are taken.',
    '{format}のコマ数は{frames}です。{limit}までにしてください。',
  ],
  [
    'The {format} has {width} x {height} pixels in {frames} frames; at most {limit} in all are taken.',
    '{format}は{width}×{height}画素、{frames}コマです。合計{limit}画素までにしてください。',
  ],
  [
    'The {format} has {width} x {height} pixels; at most {limit} in all are taken.',
    '{format}は{width}×{height}画素です。合計{limit}画素までにしてください。',
  ],
  [
    'A {format} of {width} x {height} pixels takes too much memory as it is saved. Save it without the option "{option}", or make it smaller.',
    '{width}×{height}画素のこの{format}は、処理に必要なメモリーが多すぎます。保存時に「{option}」を外すか、小さくしてください。',
  ],
  [
    'A {format} of {width} x {height} pixels takes too much memory as it is saved. Make it smaller, or save it as a JPEG or PNG.',
    '{width}×{height}画素のこの{format}は、処理に必要なメモリーが多すぎます。小さくするか、JPEGかPNGで保存してください。',
  ],
  [
    'The {format} cannot be decoded: it is damaged, or ends before the picture is complete.',
    '{format}を読み込めません。壊れているか、途中で終わっています。',
  ],
  ['The {format} is cut off: it ends before the picture is complete.', '{format}が途中で終わっています。'],
  ['The JPEG has more than {limit} scans.', 'JPEGのスキャン数が{limit}を超えています。'],
  [
    'The JPEG is lossless, hierarchical or arithmetically coded, which browsers do not show. Save it as a baseline or progressive JPEG.',
    'ブラウザーで表示できない方式のJPEGです（ロスレス、階層、算術符号）。ベースラインかプログレッシブで保存してください。',
  ],
  ['The JPEG is damaged: it describes two pictures.', 'JPEGが壊れています（2枚分の情報があります）。'],
  [
    'The JPEG has {bits} bits a sample; browsers show 8.',
    'JPEGが{bits}ビットです。ブラウザーで表示できる8ビットで保存してください。',
  ],
  [
    'The JPEG has {count} colour components; browsers show 1, 3 or 4.',
    'JPEGの色成分が{count}です。ブラウザーで表示できるのは1、3、4です。',
  ],
  [
    'The JPEG is damaged: its sampling factors are none.',
    'JPEGが壊れています（サンプリング係数が正しくありません）。',
  ],
  [
    'The GIF is damaged: there is something else where a block should start.',
    'GIFが壊れています（ブロックの始まりが正しくありません）。',
  ],
  ['The WebP is damaged: its picture has no start.', 'WebPが壊れています（画像の始まりがありません）。'],
  ['The PNG is damaged: a checksum in it is wrong.', 'PNGが壊れています（チェックサムが一致しません）。'],
  [
    'The PNG has a chunk {type} that browsers do not know.',
    'PNGに、ブラウザーで使えないチャンク{type}があります。',
  ],
  [
    'The PNG is damaged: there is no colour type {type}.',
    'PNGが壊れています（カラータイプ{type}は存在しません）。',
  ],
]
