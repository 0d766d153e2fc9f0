/** A preview among the fields of a part. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { PREVIEW_WORDS } from './preview-words.ts'
import classes from './selling.module.css'

interface PreviewFrameProps {
  readonly title: string
  /** Whether what is written cannot be. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

/** Sets it apart from the fields, and says when there is none. */
export function PreviewFrame({ title, isWrong, children }: PreviewFrameProps): ReactNode {
  const words = useWords(PREVIEW_WORDS)
  return (
    <section className={classes.frame} aria-label={`${words.preview}: ${title}`}>
      <h3 className={classes.title}>
        <span className={classes.mark}>{words.preview}</span> {title}
      </h3>
      {isWrong ? <Text size="sm">{words.cannotTell}</Text> : children}
    </section>
  )
}
