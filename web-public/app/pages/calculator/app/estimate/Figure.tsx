import own from './figure.module.css'

/** Amount in a fixed-size box, so that updates cause no layout. */
export const Figure = ({ children }: { children: string }) => (
  <span className={own['figure']}>{children}</span>
)
