import {
  asks,
  cites,
  cites_nothing,
  confirms,
  does_not_confirm,
  is_honest,
  is_kind,
  is_not_harsh,
  names_slip,
  not,
  refuses_kindly,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const not_rejected = not(/\bnot (yet|quite|right|it)\b/i)

const honest =
  "\\b(don't|do not|can't|cannot|not in|no notes|isn't|not (able|sure|something|one)|outside|beyond|only)\\b"

/** The right words, or an open word that it has nothing about it. */
const says_or_is_honest = (words: RegExp) => says(new RegExp(`${words.source}|${honest}`, 'i'))

/** What children type in English lessons. */
export const freshEnglish: readonly Talk[] = [
  talk(
    'reluctant',
    [
      [
        'what does reluctant mean',
        says(
          /unwilling|not (really )?(want|keen|willing|eager)|hesita|(don't|do not|doesn't|does not) (really )?want|hold(ing)? back|slow to/i,
        ),
        short,
      ],
      ['use it in a sentence', says(/reluctant/i), short],
      [
        'whats the opposite',
        says(/\b(eager|keen|willing|happy to|enthusiastic|ready|glad to)\b/i),
        short,
      ],
      ['is it an adjective', confirms],
    ],
    /meaning|prefix|root|famil|noun/i,
  ),
  talk(
    'spelling necessary',
    [
      ['how do u spell neccesary', says(/\bnecessary\b|n-e-c-e-s-s-a-r-y/i), short],
      [
        'any trick to remember it',
        says(/\b(one|1|single) c|\b(two|2|double) s|collar|sleeve|coffee|sugar|shirt/i),
      ],
      ['what about definately', says(/\bdefinitely\b|finite/i)],
      ['ty', is_kind, cites_nothing],
    ],
    /spell|suffix|root|famil|meaning/i,
  ),
  talk(
    'practice or practise',
    [
      [
        'is it practice or practise',
        says(/practice/i),
        says(/practise/i),
        says(/noun|verb|thing|doing|action/i),
      ],
      ['so is it "i need to practice my piano" or practise', says(/practise/i), is_not_harsh],
      ['and advice or advise', says(/advice/i), says(/advise/i)],
      ['which one is the noun', says(/advice|practice|with (a )?c\b/i), short],
    ],
    /spell|noun|verb|meaning/i,
  ),
  talk(
    'affect and effect',
    [
      [
        'whats the difference between affect and effect',
        says(/affect/i),
        says(/effect/i),
        says(/verb|noun|change|influence|result/i),
      ],
      ['"the rain effected our match" is that right', says_not_yet, says(/affect/i)],
      ['use the other one in a sentence', says(/\b(e|a)ffect(s|ed)?\b/i)],
      ['cheers', is_kind, cites_nothing],
    ],
    /spell|meaning|noun|verb/i,
  ),
  talk(
    'words for said',
    [
      [
        'another word for said',
        says(
          /whisper|shout|mutter|repl|exclaim|answer|cried|yell|murmur|asked|announc|state|remark/i,
        ),
        short,
      ],
      [
        'and another?',
        says(
          /whisper|shout|mutter|repl|exclaim|answer|cried|yell|murmur|asked|announc|state|remark/i,
        ),
      ],
      [
        'one for someone whos scared',
        says(
          /whisper|stammer|stutter|trembl|squeak|whimper|gasp|murmur|quaver|cried|scream|shriek/i,
        ),
      ],
      ['where do the speech marks go', says(/around|spoken|words|inside|start|before|after/i)],
    ],
    /speech|meaning|effect|language|verb/i,
  ),
  talk(
    'words for happy',
    [
      [
        'whats another word for happy',
        says(
          /joy|delight|cheerful|glad|pleased|content|merry|elated|jolly|thrilled|ecstatic|overjoyed/i,
        ),
        short,
      ],
      [
        'a stronger one',
        says(/ecstatic|overjoyed|elated|thrilled|delight|joy|bliss|euphori|over the moon/i),
      ],
      ['what do u call a word that means the same', says(/synonym/i), short],
      ['and the opposite of that', says(/antonym/i)],
    ],
    /meaning|root|famil|language/i,
  ),
  talk(
    'commas in a list',
    [
      [
        'is this sentence right: I bought apples pears bananas and milk.',
        says_not_yet,
        names_slip(/comma/i),
        is_not_harsh,
      ],
      ['where do they go', says(/between|after|apples,|each|list|item/i)],
      ['I bought apples, pears, bananas and milk.', confirms],
      [
        'do i need one before and',
        says(/\bno\b|not|usually|only|sometimes|optional|don't|unless|oxford/i),
      ],
    ],
    /comma/i,
  ),
  talk(
    'two sentences with a comma',
    [
      [
        'is this right: It was raining, we went inside.',
        says_not_yet,
        names_slip(
          /full stop|semicolon|semi-colon|two (sentences|main)|join|conjunction|splice|main clause/i,
        ),
      ],
      ['why cant i just use a comma', says(/main clause|sentence|two|join|strong|own/i)],
      ['It was raining, so we went inside.', confirms],
      ['what is that mistake called', says(/splice/i), short],
    ],
    /comma|colon|conjunction|link/i,
  ),
  talk(
    'a fronted adverbial',
    [
      [
        'what is a fronted adverbial',
        says(/start|front|beginning|before/i),
        cites(/adverbial/i),
        short,
      ],
      [
        'give me 3 examples',
        says(/suddenly|morning|yesterday|after|later|before|in the|last|every|under|slowly/i),
      ],
      ['is this one: Before breakfast, I fed the dog.', confirms],
      ['do u always need the comma', says(/comma/i)],
    ],
    /adverb|comma|link/i,
  ),
  talk(
    'bowls and coats',
    [
      ["is it the dogs bowl or the dog's bowl", says(/dog's/i), is_not_harsh],
      ['what if theres two dogs', says(/dogs'/i)],
      ['and the childrens coats?', says(/children's/i)],
      ['does its tail need one', says(/\bits\b|no apostrophe|belong/i), not(/^\W*yes/i)],
    ],
    /apostroph|spell/i,
  ),
  talk(
    'adverbs and what only looks like one',
    [
      ['is quickly an adverb', confirms],
      ['why', says(/\bhow\b|verb|ly\b|action|done/i)],
      ['is friendly one too it ends in ly', does_not_confirm, says(/adjective|noun|descri/i)],
      ['what about fast', says(/adverb|adjective|both/i)],
    ],
    /adverb|verb|noun|suffix/i,
  ),
  talk(
    'run as a noun',
    [
      ['is run a noun or a verb', says(/verb/i), short],
      ['in "i went for a run" what is it', says(/noun/i)],
      [
        'how can u tell',
        says(/\bbefore\b|determiner|job|does|action|sentence|name|thing|"a"|\ba run\b/i),
      ],
      ['test me on word classes', sets_question],
    ],
    /noun|verb/i,
  ),
  talk(
    'prepositions',
    [
      [
        'whats a preposition',
        says(/where|place|time|position|link|before a noun|relat|direction|when/i),
        short,
      ],
      [
        'give me some',
        says(/\b(on|under|over|beside|behind|through|between|into|after|before)\b/i),
      ],
      ['is under one', confirms],
      ['and what is a determiner', says(/\b(the|an|this|my|some|which|noun|how many)\b/i)],
    ],
    /noun|adverb|conjunction/i,
  ),
  talk(
    'the start of a story',
    [
      [
        'how do i start a story',
        says(
          /action|dialogue|speech|question|setting|descri|middle|character|mystery|hook|weather|happen|event|where|who/i,
        ),
      ],
      [
        'whats a good opening sentence for a scary one',
        says(
          /dark|night|silen|door|shadow|cold|footstep|creak|scream|nobody|alone|house|fog|whisper|\?/i,
        ),
      ],
      [
        'The old door creaked. is that good',
        is_not_harsh,
        says(/short|sound|creak|verb|door|myster|tension|next|detail|picture|curious|wonder/i),
      ],
      ['can u write the rest for me', refuses_kindly, asks],
    ],
    /effect|language|structure|link|adverb|noun/i,
  ),
  talk(
    'the wind whispered',
    [
      ["what technique is 'the wind whispered'", says(/personif/i), short],
      ['why is it that', says(/human|person|people|whisper/i)],
      [
        'whats the effect of it',
        says(
          /seem|feel|alive|mood|reader|soft|quiet|secret|imagin|picture|atmosphere|gentle|eerie|myster/i,
        ),
      ],
      ["and 'buzz buzz went the bee'", says(/onomatop|repe(t|a)|alliterat/i)],
    ],
    /language|poet|effect|structure/i,
  ),
  talk(
    'a metaphor taken for a simile',
    [
      ["is 'her smile was the sun' a simile", does_not_confirm, says(/metaphor/i)],
      ['why isnt it', says(/\blike\b|\bas\b/i)],
      ['how do i make it a simile then', says(/\blike\b|\bas\b/i)],
      ['her smile was like the sun', confirms],
    ],
    /language|poet|effect/i,
  ),
  talk(
    'alliteration',
    [
      ['wat is aliteration', says(/same (first )?(sound|letter)|begin|start|repeat/i), short],
      ['is "big blue balloon" one', confirms],
      [
        'why do poets use it',
        says(
          /sound|rhythm|memor|remember|attention|stand out|music|catch|emphas|link|notice|effect/i,
        ),
      ],
      ['quiz me', sets_question],
    ],
    /language|poet|effect/i,
  ),
  talk(
    'parts of a poem',
    [
      ['what is a stanza', says(/verse|group|lines|section|paragraph/i), short],
      ['and rhyme scheme', says(/rhym/i), says(/pattern|order|letter|\bABAB\b|which|line/i)],
      ['do poems have to rhyme', does_not_confirm, says(/\bno\b|not|free verse|don't|needn't/i)],
      [
        'whats enjambment',
        says(
          /runs? (on|over)|next line|without (a )?(pause|stop|punct)|line break|carr|end of (a|the) line/i,
        ),
      ],
    ],
    /poet|language|structure/i,
  ),
  talk(
    'inferring',
    [
      [
        'how do i infer',
        says(
          /clue|evidence|hint|between the lines|work out|not (say|said|told)|(does not|doesn't) say|suggest/i,
        ),
        cites(/between the lines/i),
      ],
      [
        'He slammed the door and threw his bag down. how does he feel',
        says(/ang(ry|er)|cross|upset|furious|frustrat|temper|\?/i),
      ],
      ['how do i prove it', says(/quot|evidence|word|text|slam|because|clue/i)],
      [
        'so is inferring just guessing',
        does_not_confirm,
        says(/evidence|clue|text|not just|more than|reason/i),
      ],
    ],
    /between the lines|finding|reading|language/i,
  ),
  talk(
    'point evidence explain',
    [
      [
        'what does PEE stand for in english lol',
        says(/point/i),
        says(/evidence|example/i),
        says(/expla/i),
      ],
      ['do i have to use a quote', says(/quot|evidence|words/i)],
      ['what goes in the explain bit', says(/why|effect|how|shows?|suggest|mean|reader|word/i)],
      ['can you write one about macbeth for me', refuses_kindly],
    ],
    /between the lines|finding|language|structure|summar|poet/i,
  ),
  talk(
    'paragraphs',
    [
      [
        'when do i start a new paragraph',
        says(/time|place|topic|person|speak|subject|idea/i),
        short,
      ],
      ['what is tiptop', says(/time/i), says(/place/i), says(/topic/i)],
      [
        'how long should a paragraph be',
        says(/idea|sentence|line|depend|no (set|fixed|rule)|as long/i),
      ],
      [
        'how do i link them',
        says(
          /however|therefore|first|next|connective|link|adverbial|conjunction|also|furthermore|another|later/i,
        ),
      ],
    ],
    /link|conjunction|adverb|structure|speech/i,
  ),
  talk(
    'writing to persuade',
    [
      [
        'how do i write to persuade someone',
        says(
          /rhetorical|repet|three|fact|opinion|emotive|reader|audience|statistic|reason|question/i,
        ),
      ],
      ['whats a rhetorical question', says(/answer/i), short],
      ['give me an example', says(/\?/)],
      ['what is emotive language', says(/feel|emotion/i)],
    ],
    /language|effect|formal|modal|link|structure/i,
  ),
  talk(
    'a formal letter',
    [
      ['how do you start a formal letter', says(/dear|sir|madam|address|greet/i), short],
      ['and end it', says(/yours (faithfully|sincerely)/i)],
      ['which one if i know their name', says(/sincerely/i)],
      [
        'can i put cant in it',
        says(/cannot|can not|in full|contract|short|avoid|informal/i),
        is_not_harsh,
      ],
    ],
    /formal|apostroph/i,
  ),
  talk(
    'a play that is not here',
    [
      ['who is lady macbeth', says_or_is_honest(/\bwife\b|queen/), is_not_harsh],
      ['is she evil', says_or_is_honest(/ambiti|guilt|evidence|depends|argue|think/)],
      ['do u have notes on the play', is_honest, cites_nothing],
      [
        'how do i analyse a quote then',
        says(/word|effect|suggest|connot|mean|reader|why|technique|feel|chose/i),
      ],
    ],
    /language|between the lines|structure|poet|finding/i,
  ),
  talk(
    'quotes wanted',
    [
      [
        'give me 5 quotes for juliet',
        says_or_is_honest(/wherefore|parting is such|sweet sorrow|bounty/),
        cites_nothing,
      ],
      ['so whats "brave as a lion"', says(/simile|compar|brav|courage|fear/i)],
      ['explain the effect', says(/lion|brav|strong|courage|fear|picture|reader|imagin|power/i)],
      ['do my essay for me its due tmrw', refuses_kindly, asks],
    ],
    /language|effect|poet|between the lines|structure/i,
  ),
  talk(
    'a set text and what is there instead',
    [
      [
        'what happens in an inspector calls',
        says_or_is_honest(/birling|eva smith|goole/),
        is_not_harsh,
      ],
      ['so you havent got it??', is_honest, is_not_harsh],
      [
        'what can you help me with then',
        says(/grammar|punctuat|read|spell|poe(t|m)|vocab|english|word|writ/i),
      ],
      ['ok spag. quiz me', sets_question],
    ],
    /noun|verb|tense|modal|passive|clause|apostroph|comma|colon|conjunction|speech|spell|prefix/i,
  ),
  talk(
    'an essay on a favourite place',
    [
      ['write my essay on my favourite place 300 words', refuses_kindly, asks],
      ['pleeeease', refuses_kindly, is_not_harsh],
      [
        'fine how do i plan it',
        says(
          /idea|paragraph|start|order|list|note|beginning|middle|sense|see|hear|first|choose|plan/i,
        ),
      ],
      ['its the beach', asks, is_not_harsh],
    ],
    /language|effect|structure|link|noun|adverb/i,
  ),
  talk(
    'kinds of sentence',
    [
      ['whats a complex sentence', says(/subordinate|main clause|clause/i), short],
      [
        'and a compound one',
        says(/two|main clauses|\bbut\b|\bor\b|join|conjunction|equal|coordinat/i),
      ],
      ['which is "I went home because I was tired"', says(/complex|subordinate/i)],
      ['why', says(/because|subordinate|clause|own|depend/i)],
    ],
    /conjunction|adverb|relative|link/i,
  ),
  talk(
    'who chased whom',
    [
      ['in "the cat chased the mouse" whats the subject', says(/\bcat\b/i), short],
      ['and the object', says(/\bmouse\b/i), short],
      ['how do i make it passive', says(/\bwas\b|\bbe\b|by the|object|participle|swap|front/i)],
      ['the mouse was chased by the cat', confirms],
    ],
    /passive|verb|noun/i,
  ),
  talk(
    'done and did',
    [
      ['is it i done it or i did it', says(/\bdid\b/i), is_not_harsh],
      ['why not done', says(/\bhave\b|\bhas\b|\bhad\b|participle|help/i)],
      ['is "we was happy" right', says_not_yet, says(/\bwere\b/i)],
      ['and "he have gone"', does_not_confirm, says(/\bhas\b/i)],
    ],
    /tense|verb|formal/i,
  ),
  talk(
    'could of',
    [
      ['could of or could have', says(/could have/i), short],
      ['y do people write could of then', says(/sound|could've|'ve|hear|speak|spoken|say/i)],
      ['so "I should of gone" should be what', says(/should have|should've/i)],
      ['is should a modal', confirms],
    ],
    /modal|spell|apostroph|verb|formal/i,
  ),
  talk(
    'capital letters',
    [
      [
        'can you check this: my brother sam lives in leeds and he likes football',
        names_slip(/capital/i),
        is_not_harsh,
      ],
      ['which words', says(/\bSam\b|\bLeeds\b|\bMy\b|names?\b|first word|start/)],
      ['My brother Sam lives in Leeds and he likes football.', confirms],
      ['does football need one', does_not_confirm, says(/\bno\b|not|common|only|doesn't|name/i)],
    ],
    /noun|spell|punctuat|speech/i,
  ),
  talk(
    'a relative clause in a sentence',
    [
      ['does "The boy who lives next door is my friend" have a relative clause', confirms],
      ['which bit is it', says(/who lives next door/i), short],
      ['does it need commas', says(/\bno\b|not|extra|which boy|doesn't/i), not(/^\W*yes/i)],
      [
        'what about "My dad, who is a vet, loves cats."',
        says(/comma|extra|who is a vet|relative/i),
        not_rejected,
      ],
    ],
    /relative|comma/i,
  ),
  talk(
    'plurals',
    [
      ['whats the plural of wolf', says(/wolves/i), short],
      ['and sheep', says(/\bsheep\b|same/i), short],
      ['and baby', says(/babies/i), short],
      ['whats the rule for that one', says(/\by\b|ies\b|consonant/i)],
    ],
    /spell|noun|suffix/i,
  ),
  talk(
    'where wear and were',
    [
      [
        'whats the difference between where wear and were',
        says(/place/i),
        says(/cloth|dress|put on|have on/i),
      ],
      ['"we where late" is that right', says_not_yet, says(/\bwere\b/i)],
      ['whats it called when words sound the same', says(/homophone/i), short],
      [
        'give me another pair',
        says(
          /\b(their|there|too|sea|write|right|hear|here|blew|blue|knight|pair|pear|flour|flower|brake|break|its|whose|your|know|no|weather|bear|bare|new|knew|one|won|by|piece|peace)\b/i,
        ),
      ],
    ],
    /spell|meaning|apostroph/i,
  ),
  talk(
    'parts of words',
    [
      ['what does sub mean in submarine', says(/under|below|beneath/i), short],
      ['and tele', says(/\bfar\b|distan/i), short],
      ['what about anti', says(/against|opposite/i), short],
      ['give me a word with it', says(/\banti\w+|anti-\w+/i)],
    ],
    /prefix|root|famil|meaning/i,
  ),
  talk(
    'hard words',
    [
      ['what does melancholy mean', says(/\bsad|gloom|sorrow|unhapp/i), short],
      ['how do u spell it', says(/melancholy|m-e-l/i)],
      ['whats a word that means the opposite', says(/happ|joy|cheer|merr|glad|jolly|bright/i)],
      [
        'who invented english',
        says_or_is_honest(/no one|nobody|anglo|saxon|german|grew|develop|old english/),
      ],
    ],
    /meaning|root|famil|language/i,
  ),
  talk(
    'summaries and comparing',
    [
      [
        'how do i summarise a text',
        says(/main|own words|short|key|important|points/i),
        cites(/summar/i),
      ],
      ['do i put quotes in', says(/own words|\bno\b|not|few|short|only|quot/i)],
      [
        'how do u compare two texts',
        says(/both|similar|differ|same|whereas|however|\bbut\b|alike/i),
      ],
      [
        'give me words for comparing',
        says(/both|whereas|similarly|however|while|unlike|on the other hand|likewise|\bbut\b/i),
      ],
    ],
    /summar|compar|link|finding/i,
  ),
  talk(
    'more interesting writing',
    [
      [
        'how do i make my writing more interesting',
        says(/verb|adjective|sentence|detail|simile|metaphor|sense|vary|word|expand/i),
      ],
      [
        '"The man walked down the road." how can i make it better',
        says(/verb|\bhow\b|adjective|adverb|trudg|stroll|stagger|shuffl|what kind|detail|describ/i),
        is_not_harsh,
      ],
      [
        'the old man shuffled down the empty road',
        is_not_harsh,
        says(/shuffl|old|empty|good|great|lovely|picture|better|nice|strong/i),
      ],
      [
        'why is shuffled better than walked',
        says(/picture|\bhow\b|tells|shows|precise|exact|slow/i),
      ],
    ],
    /language|effect|noun|verb|adverb|meaning/i,
  ),
  talk(
    'words for essays at GCSE',
    [
      ['what does connotation mean', says(/suggest|associat|idea|feeling|link|think of/i), short],
      [
        'like what are the connotations of red',
        says(/danger|love|ang(er|ry)|blood|passion|fire|warn/i),
      ],
      ['whats juxtaposition', says(/contrast|side by side|next to|together|opposit|close/i)],
      ['and foreshadowing', says(/hint|clue|later|going to happen|future|ahead|to come/i)],
    ],
    /language|structure|poet|effect|meaning|between the lines/i,
  ),
]
