import own from './figure.module.css'

/** An amount in a place of fixed size: when it changes, the browser lays out nothing else. Its parent decides how wide it is. */
export const Figure = ({ children }: { children: string }) => (
  <span className={own['figure']}>{children}</span>
)
