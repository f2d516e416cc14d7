import { Dialog, type DialogProps } from './Dialog.tsx'
import classes from './Sheet.module.css'

/** Modal panel at the right edge; covers a phone. */
export const Sheet = (props: Omit<DialogProps, 'isWide' | 'className'>) => (
  <Dialog className={classes.sheet} {...props} />
)
