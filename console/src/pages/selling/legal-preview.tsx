/** The texts that the law wants, as the shop shows them. */
import { Anchor, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Settings } from '../../../../src/shops/setting-table.ts'
import { legalRows } from '../../../../src/storefront/legal-rows.ts'
import { LEGAL_WORDS } from '../../../../src/storefront/words/ja-legal.ts'
import { useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useShopAddress } from '../../ui/shop-link.tsx'
import type { Draft } from '../settings/draft.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PREVIEW_WORDS } from './preview-words.ts'
import classes from './selling.module.css'

interface LegalPreviewProps {
  readonly settings: Settings
  readonly draft: Draft
}

/** The page as it is written now, and links to those that are saved. */
export function LegalPreview({ settings, draft }: LegalPreviewProps): ReactNode {
  const words = useWords(PREVIEW_WORDS)
  return (
    <PreviewFrame title={words.legal} isWrong={false}>
      <div className={classes.paper} lang="ja">
        <Facts
          facts={legalRows(textsOf(draft), LEGAL_WORDS).map(({ title, text }) => [
            title,
            <span key={title} className={classes.text}>
              {text}
            </span>,
          ])}
        />
      </div>
      <Text size="sm">{words.pages}</Text>
      <ul className={classes.links}>
        <Page path="/legal" name={words.legal} />
        <Page path="/privacy" name={words.privacy} isEmpty={settings.privacy_policy === null} />
        <Page path="/terms" name={words.terms} isEmpty={settings.terms_of_use === null} />
      </ul>
      <Text size="sm" c="dimmed">
        {words.pagesText}
      </Text>
    </PreviewFrame>
  )
}

/** What the shop would show: a field that is left empty shows nothing. */
function textsOf(draft: Draft): Parameters<typeof legalRows>[0] {
  const texts = Object.entries(draft).map(([name, typed]) => [name, typed === '' ? null : String(typed)])
  return Object.fromEntries(texts) as Parameters<typeof legalRows>[0]
}

interface PageProps {
  readonly path: string
  readonly name: string
  readonly isEmpty?: boolean
}

function Page({ path, name, isEmpty = false }: PageProps) {
  const words = useWords(PREVIEW_WORDS)
  const url = useShopAddress(path)
  return (
    <li>
      {isEmpty ? (
        <>
          {name}{' '}
          <Text span c="dimmed" size="sm">
            {words.empty}
          </Text>
        </>
      ) : (
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" data-touch>
          {name} <IconExternalLink size={14} stroke={1.6} aria-hidden />
        </Anchor>
      )}
    </li>
  )
}
