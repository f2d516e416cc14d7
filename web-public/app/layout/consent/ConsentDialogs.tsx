import { ConsentBanner } from './ConsentBanner.tsx'
import type { ConsentDialogsProps } from './consentProps.ts'
import { ConsentSettings } from './ConsentSettings.tsx'

/** The banner where a choice is due; above it the settings where they are wanted. */
export function ConsentDialogs(props: ConsentDialogsProps) {
  return (
    <>
      {props.isAsking && <ConsentBanner {...props} />}
      {props.settings && <ConsentSettings {...props} settings={props.settings} />}
    </>
  )
}
