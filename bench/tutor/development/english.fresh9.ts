import {
  asks,
  cites_nothing,
  confirms,
  does_not_confirm,
  is_kind,
  is_not_harsh,
  names_slip,
  refuses_kindly,
  says,
  short,
} from '../expect.ts'
import { says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

const honest = /\b(don't|do not|can't|cannot|not (?:able|sure)|only)\b/

/** Talks in which each line leans on the one before, written before the tutor was heard on them. */
export const freshEnglishNine: readonly Talk[] = [
  talk(
    'adjective or adverb',
    [
      ['whats an adjective', says(/describ|noun/i), short],
      ['is quickly one', does_not_confirm, says(/adverb/i)],
      ['why', says(/verb|how|-ly|ly\b/i)],
      ['so fast is an adverb in he runs fast', confirms],
      ['and in a fast car', says(/adjective/i)],
    ],
    /noun|adverb|grammar|word|conjunction|verb/i,
  ),
  talk(
    'fronted adverbials once more',
    [
      ['what is a fronted adverbial', says(/start|begin|front|before|first/i), short],
      ['give me one', says(/,/)],
      ['is this right: After lunch we played football.', says(/comma/i)],
      ['After lunch, we played football.', confirms],
      ['what if i put after lunch at the end', says(/comma|no comma|not|end/i)],
    ],
    /adverbial|comma|conjunction/i,
  ),
  talk(
    'commas for extra information',
    [
      [
        'My uncle who lives in Leeds is a chef. does it need commas',
        says(/comma|two|around|uncle/i),
      ],
      ['My uncle, who lives in Leeds, is a chef.', confirms],
      ['could i use brackets', says(/yes|bracket|dash/i)],
      ['whats it called', says_or_is_honest(/parenthes|relative/)],
    ],
    /comma|parenthes|relative/i,
  ),
  talk(
    'semicolon homework',
    [
      ['when do i use a semicolon', says(/two|main|clause|sentence|link|related/i)],
      [
        'I was tired; because I ran. is that right',
        does_not_confirm,
        says(/clause|because|comma|no semi|itself|own|stand/i),
      ],
      ['I was tired; I had run far.', confirms],
      ['can i use a colon there instead', says_or_is_honest(/colon|explain|reason|yes/)],
    ],
    /colon/i,
  ),
  talk(
    'apostrophes of owners',
    [
      ['the girls bag, where does the apostrophe go', says(/'s|s'|before|after|one|more/i)],
      ['its more than one girl', says(/girls'|after/i)],
      ['and children', says(/children's/i)],
      ["is it James or James's book", says(/James's|James'/)],
      ['so tomatos has one too', does_not_confirm],
    ],
    /apostroph|possess|spelling|plural/i,
  ),
  talk(
    'speech marks homework',
    [
      ['fix this: "where are you going" asked tom', says(/capital|question mark|\?|Where/)],
      ['"Where are you going?" asked Tom.', confirms],
      ['do i start a new line when dad answers', says(/new (?:line|paragraph)|yes/i)],
      [
        'how do i write it as reported speech',
        says_or_is_honest(/asked (?:where|if)|report|indirect/),
      ],
    ],
    /speech/i,
  ),
  talk(
    'tenses by name',
    [
      ['what tense is she was eating', says(/past/i), says(/progressive|continuous/i)],
      ['and she has eaten', says(/perfect/i)],
      ['what is the future one', says(/will/i)],
      ['so i have ate is ok', does_not_confirm, says(/eaten/i)],
      ['why not ate', says(/past participle|participle|have|simple/i)],
    ],
    /verb|tense/i,
  ),
  talk(
    'modal verbs in order',
    [
      ['which words are modal verbs', says(/could|might|must|can|should/i), short],
      ['which is the strongest', says_or_is_honest(/must|will/)],
      ['is may less sure than will', says(/yes|less|possib|certain/i)],
      ['what is the modal in you should tidy your room', says(/should/i)],
      ['so is tidy a modal too', does_not_confirm],
    ],
    /modal/i,
  ),
  talk(
    'passive for a report',
    [
      ['make it passive: the dog chased the cat', says(/cat was chased|object|by/i)],
      ['the cat was chased by the dog', confirms],
      ['do i need by the dog', says_or_is_honest(/\bno\b|leave|without|agent|not/)],
      ['when would i use it', says(/who|unknown|report|formal|matter|science/i)],
    ],
    /passive|formal/i,
  ),
  talk(
    'a clause or a phrase',
    [
      ['difference between clause and phrase', says(/verb/i)],
      ['under the old bridge, which is it', says(/phrase/i)],
      ['because it was raining', says(/clause|subordinate/i)],
      ['can it be a sentence on its own', does_not_confirm, says(/\bno\b|not|main|alone|own/i)],
    ],
    /clause|phrase|noun|conjunction|relative|sentence|grammar|verb/i,
  ),
  talk(
    'words that are mixed up',
    [
      ['is it there house or their house', says(/their/i), short],
      ['how do i remember', says(/belong|own|heir|place|here|them/i), is_not_harsh],
      [
        'theyre going to there house. correct?',
        does_not_confirm,
        names_slip(/their|they're|apostrophe/i),
      ],
      ["They're going to their house.", confirms],
    ],
    /spell|homophone|mixed|apostroph/i,
  ),
  talk(
    'spelling rules',
    [
      ['how do you spell neccessary', says(/necessary/i), short],
      ['any trick for it', says_or_is_honest(/collar|one c|two s|\bc\b|sleeve/)],
      ['is it hopeing or hoping', says(/hoping/i)],
      ['why does the e go', says(/vowel|drop|-ing|ends? (?:in|with)/i)],
      ['so what about hopping', says(/hop\b|double|short/i)],
    ],
    /spell|prefix|suffix/i,
  ),
  talk(
    'meaning of words in a story',
    [
      ['what does reluctant mean', says(/not want|unwilling|slow|keen/i), short],
      ['use it in a sentence', says(/reluctant/i)],
      ['whats the opposite', says_or_is_honest(/eager|keen|willing/)],
      ['what does the re bit mean', says_or_is_honest(/again|back|prefix/)],
    ],
    /word|vocab|prefix|meaning/i,
  ),
  talk(
    'similes in my poem',
    [
      ['the moon is like a lantern. simile or metaphor', says(/simile/i), short],
      ['how do u know', says(/like|\bas\b|compar/i)],
      ['turn it into a metaphor', says(/moon (?:is|was) a|drop|without|leave|take|like/i)],
      ['the moon is a lantern', says(/metaphor|yes|right/i)],
      ['whats the effect', says(/light|reader|imagin|feel|bright|picture|effect/i)],
    ],
    /poet|figurat|language|simile|metaphor|describ|effect/i,
  ),
  talk(
    'onomatopoeia hunt',
    [
      ['what is onomatopoeia', says(/sound/i), short],
      ['is crash one', says(/yes|sound/i), confirms],
      ['what about slithering snake', says(/alliterat|sibilan|sound|\bs\b/i)],
      ['why do poets use it', says(/hear|sound|reader|imagin|effect|attention|feel/i)],
    ],
    /poet|language|sound/i,
  ),
  talk(
    'a paragraph on a character',
    [
      [
        'how do i start a paragraph about a character',
        says(/point|quot|evidence|topic|adjective|first/i),
      ],
      ['my point is that Scrooge is mean', says(/evidence|quot|show|where/i), asks],
      ['"hard and sharp as flint"', says(/simile|effect|suggest|word|mean|explain/i)],
      ['its a simile', says(/yes|right|flint|simile|why|effect|suggest/i), is_not_harsh],
      [
        'it makes him sound cold',
        says(/why|reader|how|link|good|effect|more|well|explain/i),
        is_not_harsh,
      ],
    ],
    /essay|paragraph|quot|language|structure|reading|poet|inference|lines|describ/i,
  ),
  talk(
    'story planning',
    [
      ['i have to write a story and i have no ideas', is_kind, asks],
      ['a boy finds a door in the woods', says(/who|what|where|why|next|problem|want|\?/i)],
      ['he goes in and its all dark', says(/feel|hear|see|sense|sound|show|describ|\?/i)],
      ['can you write the opening for me', refuses_kindly, says(/\?/)],
      ['how do i make it scary', says(/short|sound|sense|dark|tension|sentence|show|detail/i)],
    ],
    /describ|opening|story|effect|structure|show|writing/i,
  ),
  talk(
    'persuading the head',
    [
      ['what are persuasive techniques', says(/rhetorical|three|repet|emotive|question|fact/i)],
      ['whats a rhetorical question', says(/answer/i), short],
      ['is this one: Do you want our school to fail?', says(/yes|rhetorical/i)],
      ['how do i end a letter to the headteacher', says(/sincerely|faithfully/i)],
      ['which one if i know her name', says(/sincerely/i)],
    ],
    /persua|formal|letter|rhetoric|poet|language/i,
  ),
  talk(
    'inferring from a line',
    [
      ['what does infer mean', says(/clue|work out|read between|evidence/i), short],
      [
        '"His hands shook as he opened the letter." how does he feel',
        says(/\?|nervous|afraid|hands/i),
      ],
      ['nervous', says(/evidence|word|shook|which|how|why|yes|good/i), is_not_harsh],
      ['because his hands shook', says(/good|evidence|yes|well|right|quot|that/i)],
    ],
    /lines|infer|reading|quot|essay/i,
  ),
  talk(
    'checking my writing',
    [
      [
        'can u check this: we was going to the shop and i seen a dog',
        does_not_confirm,
        names_slip(/were|saw|capital|have seen/i),
      ],
      ['we were going to the shop and I saw a dog', says(/capital|We|full stop/i)],
      ['We were going to the shop and I saw a dog.', confirms],
      [
        'how do i make it more interesting',
        says(/adjective|adverb|verb|detail|which|what|describ|\?/i),
      ],
      [
        'We were strolling to the shop when I spotted a tiny dog.',
        is_kind,
        says(/good|strolling|spotted|yes|better|well|reads|fine/i),
      ],
    ],
    /verb|grammar|describ|word|noun|writing|sentence/i,
  ),
  talk(
    'comparing texts',
    [
      ['how do i compare two poems', says(/both|whereas|similar|differ|however/i)],
      ['what words can i use', says(/whereas|similarly|however|both|likewise|contrast/i)],
      ['is whereas a conjunction', says(/yes|conjunction|subordinat/i)],
      ['do i write about one then the other', says(/each|both|point|together|weave|turn/i)],
      ['my teacher says my essay is rubbish', is_kind, cites_nothing],
    ],
    /compar|poe|link|summar|essay|conjunction/i,
  ),
  talk(
    'a book it has not read',
    [
      ['what happens at the end of holes', says(honest), cites_nothing],
      ['whats the theme of it', says_or_is_honest(/theme|idea|message/)],
      ['ok what is a theme', says(/idea|message|about/i)],
      ['example', says(/love|friend|power|war|courage|good|revenge|family|jealous|greed|fear/i)],
    ],
    /theme|reading|language|structure|essay|words/i,
  ),
]
