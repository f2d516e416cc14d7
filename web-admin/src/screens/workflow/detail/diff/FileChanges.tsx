import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { Sides } from '../../../../content/compare/Sides.tsx'
import { mediaAddress } from '../../../../content/useMedia.ts'
import { FieldTable } from './FieldTable.tsx'
import classes from './FieldTable.module.css'

/** What people say of a file or see of it; the server measures the rest, which follows from the picture. */
const SHOWN = ['name', 'folderId', 'tags', 'focalX', 'focalY', 'mime', 'size', 'width', 'height'] as const

/** A file with the fields that say something to people. */
const withoutMeasures = (type: AnyType): AnyType => ({
  ...type,
  shape: {
    ...type.shape,
    fields: Object.fromEntries(
      SHOWN.flatMap((name) => {
        const field = type.shape.fields[name]
        return field ? [[name, field] as const] : []
      }),
    ),
  },
})

/** The picture of a state; nothing for other files. */
function Picture({ values }: { values: ChangeDetail['before'] }) {
  const [path, mime] = [values?.['path'], values?.['mime']]
  if (typeof path !== 'string' || typeof mime !== 'string' || !mime.startsWith('image/')) return null
  return <img className={classes.file} src={mediaAddress({ path })} alt="" />
}

/** What a change makes of a file of the library: the pictures side by side, and what is said of them. */
export function FileChanges({ type, change }: { type: AnyType; change: ChangeDetail }) {
  const { before, after } = change
  const isOtherPicture = before?.['path'] !== after?.['path']
  return (
    <>
      {isOtherPicture && (
        <div className={classes.files}>
          <Sides before={before && <Picture values={before} />} after={after && <Picture values={after} />} />
        </div>
      )}
      <FieldTable type={withoutMeasures(type)} change={change} />
    </>
  )
}
