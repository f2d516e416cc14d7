import { Alert, type AlertProps } from '@mantine/core'
import type { Tone } from './Badge.tsx'
import classes from './Banner.module.css'

interface Props extends Pick<AlertProps, 'title' | 'mt' | 'mb' | 'children'> {
  /** Absent for a neutral notice. */
  tone?: Tone | undefined
  /** Follows from the tone unless set: errors interrupt, notices wait. */
  role?: 'alert' | 'status'
}

/** A notice across a screen, a card or a dialog. */
export const Banner = ({ tone, role = tone === 'bad' ? 'alert' : 'status', ...rest }: Props) => (
  <Alert role={role} className={classes.banner} data-tone={tone} {...rest} />
)
