/** The pictures of our own questions come with the page: they are there without a connection, too. */
const drawn = import.meta.glob<string>('./pictures/*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Where the picture of a question is: one of ours by its name, any other by its address. */
export const pictureAddress = (file: string): string => drawn[`./pictures/${file}`] ?? file
