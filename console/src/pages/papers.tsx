/** Slips, receipts or invoices of chosen orders, laid out as they are printed. */
import { Alert, Anchor, Button, Checkbox, Group, Text } from '@mantine/core'
import { IconFileOff, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useParams, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { PAPER_KINDS, type PaperKind } from '../../../src/papers/kinds.ts'
import type { MadePapers } from '../api/types.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listHref } from '../ui/list-place.ts'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { GivenOut } from './papers/given-out.tsx'
import { keysOf } from './papers/paper-address.ts'
import { PaperSheet } from './papers/paper-sheet.tsx'
import { PAPER_WORDS } from './papers/paper-words.ts'
import classes from './papers/papers.module.css'
import { PAPERS_PATH, readPapers } from './papers/read-papers.ts'
import { usePdf } from './papers/use-pdf.ts'

/** The papers of the orders that the address names: `/papers/slip?keys=A,B`. */
export function Papers(): ReactNode {
  const words = useWords(PAPER_WORDS)
  const { kind } = useParams<{ kind: string }>()
  const keys = keysOf(useSearch(), useHistoryState())
  const [withPrices, setWithPrices] = useState(true)
  const known = PAPER_KINDS.find(one => one === kind)
  const { data, error, refetch } = useQuery<MadePapers>({
    queryKey: [PAPERS_PATH, known, keys],
    queryFn: ({ signal }) => readPapers(known ?? 'slip', keys, signal),
    enabled: known !== undefined && keys.length > 0,
  })
  const [only] = keys
  const back =
    keys.length === 1 && only !== undefined
      ? { href: `/orders/${only}`, label: words.order(only) }
      : { href: listHref('/orders'), label: words.back }
  if (known === undefined || keys.length === 0) {
    return (
      <>
        <PageTitle title={known === undefined ? words.heading : words.titles[known]} />
        <EmptyState
          icon={IconFileOff}
          title={known === undefined ? words.unknown : words.none}
          text={words.unknownText}
        >
          <Button component={Link} href={back.href}>
            {only === undefined ? words.toOrders : back.label}
          </Button>
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <div className={classes.screen}>
        <PageTitle
          title={words.titles[known]}
          description={words.description}
          back={back}
          actions={<Tools kind={known} data={data} withPrices={withPrices} />}
        />
        {known === 'slip' && (
          <Checkbox
            mb="md"
            label={words.prices}
            checked={withPrices}
            onChange={event => setWithPrices(event.currentTarget.checked)}
          />
        )}
        {error && <ProblemAlert error={error} again={() => refetch()} />}
        {data && <Notes data={data} kind={known} />}
        {!data && !error && <Loading rows={12} height={64} />}
      </div>
      <div className={classes.sheets} lang="ja">
        {data?.papers.map(paper => (
          <PaperSheet key={paper.unique_key} paper={paper} withPrices={withPrices || known !== 'slip'} />
        ))}
      </div>
    </>
  )
}

function Tools({ kind, data, withPrices }: ToolsProps) {
  const words = useWords(PAPER_WORDS)
  const keys = data?.papers.map(({ unique_key }) => unique_key) ?? []
  const pdf = usePdf()
  const [wasPrinted, setPrinted] = useState(false)
  const may = useMay()
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        disabled={keys.length === 0}
        loading={pdf.isPending}
        onClick={() => pdf.mutate({ kind, keys, withPrices })}
      >
        {words.pdf}
      </Button>
      <Button
        leftSection={<IconPrinter size={18} aria-hidden />}
        disabled={keys.length === 0}
        onClick={() => {
          window.print()
          setPrinted(kind === 'receipt' && may('orders.update'))
        }}
      >
        {words.print}
      </Button>
      <GivenOut keys={keys} opened={wasPrinted} onClose={() => setPrinted(false)} />
    </Group>
  )
}

interface ToolsProps {
  readonly kind: PaperKind
  readonly data: MadePapers | undefined
  readonly withPrices: boolean
}

function Notes({ data, kind }: { readonly data: MadePapers; readonly kind: PaperKind }) {
  const words = useWords(PAPER_WORDS)
  const may = useMay()
  const numbered = data.papers.every(({ issuer }) => issuer.invoice_number !== null)
  return (
    <>
      {data.refused.length > 0 && (
        <Alert color="yellow" title={words.refused} mb="md">
          <ul className={classes.refused}>
            {data.refused.map(({ unique_key, reason }) => (
              <li key={unique_key}>
                {unique_key}: {words.reasons[reason]}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {kind === 'receipt' && may('orders.update') && (
        <Text size="sm" c="dimmed" mb="md">
          {words.issued}
        </Text>
      )}
      {kind !== 'slip' && !numbered && (
        <Alert color="gray" mb="md">
          {words.noNumber}{' '}
          <Anchor component={Link} href="/settings" size="sm" underline="always">
            {words.toSettings}
          </Anchor>
        </Alert>
      )}
    </>
  )
}
