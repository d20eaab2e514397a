/** What to look at again, by the name of its field; empty words where there is nothing. */
export type Lacks = Readonly<Record<string, string>>

/** Takes the reader to the first field that lacks something. Whether there is one. */
export function goToFirst(form: HTMLFormElement, lacks: Lacks): boolean {
  const name = Object.keys(lacks).find((each) => lacks[each])
  if (name === undefined) return false
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  return true
}

/** A field that is being changed has nothing said of it until it is sent again. */
export const without = (lacks: Lacks, name: string): Lacks =>
  lacks[name] ? { ...lacks, [name]: '' } : lacks
