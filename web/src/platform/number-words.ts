const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** A number at the beginning of a sentence: "Three", but "11". */
export const inWords = (count: number) => small[count] ?? String(count)

/** Counts in words of one or many: "1 day", "11 days". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
