import { ConsentBanner } from './ConsentBanner.tsx'
import type { ConsentDialogsProps } from './consentProps.ts'
import { ConsentSettings } from './ConsentSettings.tsx'

export function ConsentDialogs(props: ConsentDialogsProps) {
  return (
    <>
      {props.isDialogOpen && <ConsentBanner {...props} />}
      {props.settings && <ConsentSettings {...props} settings={props.settings} />}
    </>
  )
}
