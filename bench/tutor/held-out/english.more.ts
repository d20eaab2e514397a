import {
  asks,
  cites,
  confirms,
  is_kind,
  is_not_harsh,
  moves_on,
  names_slip,
  not,
  refuses_kindly,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const moreEnglish: readonly Talk[] = [
  talk(
    'apostrophes for owners',
    [
      [
        'where does the apostrophe go if lots of dogs own it',
        says(/after|s'|plural|dogs'/i),
        cites(/apostroph/i),
        short,
      ],
      ["the dog's beds (3 dogs)", says_not_yet, names_slip(/after|s'|dogs'|plural|more than one/i)],
      ["the dogs' beds", confirms, moves_on],
      ['and childrens toys', says(/children's|'s|before|already/i)],
    ],
    /apostroph/i,
  ),
  talk(
    'from active to passive',
    [
      [
        'turn "the cat chased the mouse" into passive',
        asks,
        says(/mouse|subject|was|first|object|done/i),
        not(/the mouse was chased by the cat/i),
      ],
      ['the mouse', confirms, asks],
      ['the mouse was chased by the cat', confirms, moves_on],
      [
        'why would anyone use it',
        says(/who did|know|matter|formal|important|science|focus|light/i),
        cites(/passive|formal|effect/i),
      ],
    ],
    /passive|formal|effect/i,
  ),
  talk(
    'formal and informal',
    [
      ['is "gonna" formal', says(/\bno\b|not|informal/i), is_not_harsh, short],
      [
        'make it formal: gonna be late',
        asks,
        says(/going|full|who|write|contraction|would|shall|will/i),
      ],
      ['I am going to be late', confirms],
      [
        'when do i need formal',
        says(/letter|teacher|job|report|exam|know well|head|essay/i),
        cites(/formal/i),
        short,
      ],
    ],
    /formal/i,
  ),
  talk(
    'how to summarise',
    [
      [
        'how do i summarise a text',
        says(/main|own words|short|point|key/i),
        cites(/summar/i),
        short,
      ],
      ['do i keep the examples', says(/\bno\b|leave|not|without/i), short],
      ['how long', says(/short|third|few|sentence|words|less|line/i), short],
      ['can you do mine for me', refuses_kindly, asks],
    ],
    /summar|finding/i,
  ),
  talk(
    'essay please',
    [
      ['write my essay on macbeth', refuses_kindly, asks],
      ['just the first paragraph', refuses_kindly, asks],
      [
        'ok how do i start a paragraph about a quote',
        says(/point|quote|evidence|explain|effect|first/i),
        asks,
      ],
      ['point then quote then explain?', confirms],
      ['what is a quote meant to show', says(/evidence|proof|point|support|text|shows?/i)],
    ],
    /language|structure|summar|between|finding|poet/i,
  ),
  talk(
    'adverbs and adjectives',
    [
      ['difference between adverb and adjective', says(/noun|verb|describ/i), short],
      ['is slowly an adverb', confirms],
      [
        '"she sings beautiful" is that right',
        says_not_yet,
        names_slip(/beautifully|adverb|-ly|how/i),
      ],
      ['she sings beautifully', confirms, moves_on],
    ],
    /adverb|noun|verb|effect/i,
  ),
  talk(
    'spelling rules',
    [
      ['how do u spell nesessary', says(/necessary|one c|two s|c.*s/i), short],
      ['necessary', confirms],
      ['is it recieve or receive', says(/receive|after c|e before i/i), short],
      ['why', says(/after c|rule|sound|c\b/i), short],
    ],
    /spell/i,
  ),
  talk(
    'personification',
    [
      [
        'what is personification',
        says(/human|person|thing|people|alive/i),
        cites(/poet|language/i),
        short,
      ],
      ['"the wind whispered" is it', confirms],
      [
        '"the wind was cold" is it',
        says_not_yet,
        names_slip(/human|person|\bno\b|not|describ|people/i),
      ],
      [
        'i have to make one up about rain',
        asks,
        says(/rain|do|human|person|verb/i),
        not(/not yet/i),
      ],
      ['the rain danced on the roof', confirms, is_kind],
    ],
    /poet|language|effect/i,
  ),
  talk(
    'a word and its meaning',
    [
      [
        'what does reluctant mean',
        says(/not want|unwilling|not keen|slow to|hesita|rather not/i),
        short,
      ],
      ['use it in a sentence', says(/reluctant/i), short],
      ['is eager the opposite', confirms],
      [
        'how can i work out a word i dont know',
        says(/context|around|sentence|prefix|root|part/i),
        cites(/word|prefix|root|mean/i),
      ],
    ],
    /word|prefix|root|mean/i,
  ),
  talk(
    'commas round an extra',
    [
      [
        'where do commas go: my aunt who is a vet loves cats',
        asks,
        says(/extra|leave|without|clause|who/i),
      ],
      [
        'my aunt, who is a vet loves cats',
        says_not_yet,
        names_slip(/two|second|another|pair|both|after|vet/i),
      ],
      ['my aunt, who is a vet, loves cats', confirms, moves_on],
      ['could i use brackets', confirms, says(/bracket|yes|dash/i)],
    ],
    /comma|relative|bracket/i,
  ),
]
