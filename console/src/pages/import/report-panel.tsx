/** What became of an import, and the ways on: to the items, to another file, and back. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Plan } from '../../../../cli/shopify/plan/planned.ts'
import type { Report } from '../../../../cli/shopify/report/report.ts'
import type { Found } from '../../../../cli/shopify/run/undo-import.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { say } from '../../ui/say.ts'
import { importWords } from './import-words.ts'
import { Lines } from './plan-panel.tsx'
import type { Import } from './use-import.ts'

/** Counts that add up to the products of the file, and those that are not in. */
export function ReportPanel({
  report,
  plan,
  work,
  onAnother,
}: {
  readonly report: Report
  readonly plan: Plan
  readonly work: Import
  readonly onAnother: () => void
}): ReactNode {
  const words = useWords(importWords)
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { products, created, already_there, refused, images_added, images_refused } = report.counts
  return (
    <Panel title={words.result}>
      <Stack>
        {report.stopped !== null && <Text role="alert">{words.ended}</Text>}
        <Facts
          facts={[
            [words.created, number(created)],
            [words.there, number(already_there)],
            [words.refused, number(refused)],
            [words.all, number(products)],
            ...(images_added + images_refused > 0
              ? [
                  [words.imagesAdded, number(images_added)] as const,
                  [words.imagesRefused, number(images_refused)] as const,
                ]
              : []),
          ]}
        />
        <Lines
          title={words.refused}
          of={report.products.filter(({ state }) => state === 'refused')}
          line={({ line, title, handle, kind }) => (
            <>
              <span>
                {words.line(line)} {title || handle}
              </span>
              <span>{words.reasons[kind ?? 'rejected']}</span>
            </>
          )}
        />
        <Group>
          <Button component={Link} href="/items">
            {words.look}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {words.another}
          </Button>
          <Undo plan={plan} work={work} onDone={onAnother} />
        </Group>
      </Stack>
    </Panel>
  )
}

function Undo({
  plan,
  work,
  onDone,
}: {
  readonly plan: Plan
  readonly work: Import
  readonly onDone: () => void
}): ReactNode {
  const words = useWords(importWords)
  const { language } = useLanguage()
  const [found, setFound] = useState<readonly Found[]>()
  const look = useAction<void, readonly Found[]>({ call: () => work.look(plan), onDone: setFound })
  const undo = useAction<readonly Found[], number>({
    call: work.undo,
    onDone: count => {
      say(words.undone(formatNumber(count, language)))
      onDone()
    },
  })
  const stay = found?.filter(({ reason }) => reason !== undefined).length ?? 0
  const go = (found?.length ?? 0) - stay
  return (
    <>
      <Button variant="default" loading={look.isPending} onClick={() => look.mutate()}>
        {words.undo}
      </Button>
      <AskDialog
        opened={found !== undefined}
        title={words.undoTitle}
        text={words.undoText(formatNumber(go, language), formatNumber(stay, language))}
        action={{ ...undo, mutate: () => undo.mutate(found ?? []) }}
        confirm={words.undo}
        leave={words.undoNot}
        disabled={go === 0}
        danger
        onClose={() => setFound(undefined)}
      />
    </>
  )
}
