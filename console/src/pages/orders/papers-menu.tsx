/** The papers of orders. */
import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PAPER_KINDS, type PaperKind } from '../../../../src/papers/kinds.ts'
import { useWords } from '../../language/language.tsx'
import { paperAddress } from '../papers/paper-address.ts'
import { PAPER_WORDS } from '../papers/paper-words.ts'

/** A menu of them, for one order or for several. */
export function PapersMenu({ keys }: { readonly keys: readonly string[] }): ReactNode {
  const words = useWords(PAPER_WORDS)
  const [, go] = useLocation()
  const open = (kind: PaperKind) => {
    const { href, state } = paperAddress(kind, keys)
    go(href, { state })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
          {words.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PAPER_KINDS.map(kind => (
          <Menu.Item key={kind} onClick={() => open(kind)}>
            {words.titles[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
