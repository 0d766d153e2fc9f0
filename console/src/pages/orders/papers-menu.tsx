/** The papers of orders. */
import { Button, Menu } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PAPER_KINDS, type PaperKind } from '../../../../src/papers/kinds.ts'
import { useWords } from '../../language/language.tsx'
import { mayLeave } from '../../ui/traversals.ts'
import { paperAddress } from '../papers/paper-address.ts'
import { PAPER_WORDS } from '../papers/paper-words.ts'
import { usePdf } from '../papers/use-pdf.ts'

/** Menus of them, for one order or for several: to be printed, and as PDFs. */
export function PapersMenu({ keys }: { readonly keys: readonly string[] }): ReactNode {
  const words = useWords(PAPER_WORDS)
  const [, go] = useLocation()
  const pdf = usePdf()
  const open = (kind: PaperKind) => {
    const { href, state } = paperAddress(kind, keys)
    if (!mayLeave()) return
    go(href, { state })
  }
  return (
    <>
      <KindMenu label={words.menu} icon={<IconPrinter size={18} aria-hidden />} onChoose={open} />
      <KindMenu
        label={words.pdf}
        icon={<IconFileTypePdf size={18} aria-hidden />}
        loading={pdf.isPending}
        onChoose={kind => pdf.mutate({ kind, keys })}
      />
    </>
  )
}

interface KindMenuProps {
  readonly label: string
  readonly icon: ReactNode
  readonly loading?: boolean
  readonly onChoose: (kind: PaperKind) => void
}

function KindMenu({ label, icon, loading = false, onChoose }: KindMenuProps) {
  const words = useWords(PAPER_WORDS)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={icon} loading={loading}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PAPER_KINDS.map(kind => (
          <Menu.Item key={kind} onClick={() => onChoose(kind)}>
            {words.titles[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
