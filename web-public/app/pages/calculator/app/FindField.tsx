import styles from '../calculator.module.css'

interface Props {
  id: string
  label: string
  words: string
  onChange: (words: string) => void
}

/** Takes the words by which something is found; what is found shows while they are typed. */
export function FindField({ id, label, words, onChange }: Props) {
  return (
    <>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={styles['input']}
        value={words}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
