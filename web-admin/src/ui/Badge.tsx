import { Badge as MantineBadge, type BadgeProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Badge.module.css'

/** By severity and urgency; absent is neutral. */
export type Tone = 'new' | 'good' | 'soon' | 'bad'

interface Props extends Pick<BadgeProps, 'size' | 'ml'> {
  tone?: Tone | undefined
  /** Strong, for counts that need attention. */
  isFilled?: boolean
  title?: string
  'aria-label'?: string
  children: ReactNode
}

/** A state in a word or two, or a count. `data-*` attributes name it for tests. */
export const Badge = ({
  tone,
  isFilled,
  ...rest
}: Props & Readonly<Record<`data-${string}`, string | undefined>>) => (
  <MantineBadge
    variant="default"
    bd={0}
    tt="none"
    miw="max-content"
    className={classes.tone}
    data-tone={tone}
    data-filled={isFilled || undefined}
    {...rest}
  />
)
