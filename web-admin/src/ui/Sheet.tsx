import { Dialog, type DialogProps } from './Dialog.tsx'
import classes from './Sheet.module.css'

/** Modal panel at the right edge for lists beside their screen; covers a phone. */
export const Sheet = (props: Omit<DialogProps, 'isWide' | 'className'>) => (
  <Dialog className={classes.sheet} {...props} />
)
