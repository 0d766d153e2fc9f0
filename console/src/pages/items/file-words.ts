/** The words of the file of a digital item. */
import { inBoth } from '../../language/in-both.ts'

export const FILE_WORDS = inBoth(
  {
    file: 'File to download',
    fileText: 'Customers get a signed link to it once they have paid.',
    none: 'No file attached yet. Orders wait until there is one.',
    attached: (name: string, size: string, time: string) => `${name} · ${size} · ${time}`,
    attach: 'Attach a file',
    replace: 'Attach another file',
    done: 'The file has been attached.',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: 'Nobody will be able to download it, not even people who have bought it.',
    removed: (name: string) => `${name} has been removed.`,
    keep: 'Keep it',
  },
  {
    file: 'ダウンロード用のファイル',
    fileText: '支払いが済むと、購入者は署名付きのリンクからダウンロードできます。',
    none: 'ファイルはまだありません。注文はファイルを待ちます。',
    attached: (name, size, time) => `${name} · ${size} · ${time}`,
    attach: 'ファイルを添付',
    replace: '別のファイルを添付',
    done: 'ファイルを添付しました。',
    remove: '削除',
    removeTitle: name => `${name}を削除しますか？`,
    removeText: '購入した人も含めて、だれもダウンロードできなくなります。',
    removed: name => `${name}を削除しました。`,
    keep: '残す',
  },
)
