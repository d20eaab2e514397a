import { pages } from '@learngrove/contract/pages'
import { notes, posts, texts } from './articles.ts'
import { questionsOf } from './support/fold-questions.ts'

type Said = { readonly title: string; readonly description: string }

/** Whose the pages are. The server fills in names and origin. */
const us = { '@type': 'Organization', name: '{{brand}}', url: '{{origin}}' } as const
const common = { '@context': 'https://schema.org', inLanguage: 'en-GB' } as const

/**
 * What a page is, in the words of schema.org, for machines that read it: nothing but what the page
 * says to everybody. Undefined where a page is none of what they know.
 */
export async function linkedDataOf(address: string, said: Said): Promise<object | undefined> {
  const name = said.title.replace(/ - \{\{brand\}\}$/, '')
  const about = { name, description: said.description, url: '{{address}}' }
  if (address === pages.welcome()) {
    const site = { '@type': 'WebSite', name: '{{brand}}', url: '{{origin}}' }
    return { ...common, '@graph': [{ ...us, description: said.description }, site] }
  }
  if (address === pages.support()) return faqOf((await texts.load('support'))?.html ?? '')
  const note = notes.list.find(({ slug }) => pages.notes({ note: slug }) === address)
  if (note) {
    const { topic, level, keywords } = note
    return {
      ...common,
      '@type': ['LearningResource', 'Article'],
      ...about,
      headline: name,
      about: topic,
      educationalLevel: level,
      keywords: keywords.join(', '),
      learningResourceType: 'Explanation',
      isAccessibleForFree: true,
      publisher: us,
    }
  }
  const post = posts.list.find(({ slug }) => pages.blog({ post: slug }) === address)
  if (!post) return undefined
  const { date, tags } = post
  return {
    ...common,
    '@type': 'Article',
    ...about,
    headline: name,
    datePublished: date,
    keywords: tags.join(', '),
    author: us,
    publisher: us,
  }
}

const faqOf = (html: string) => ({
  ...common,
  '@type': 'FAQPage',
  mainEntity: questionsOf(html).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
