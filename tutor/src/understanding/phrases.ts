const please = String.raw`(?:(?:please|pls|plz|pip|now|then|thanks|for me|mate)\b\W*)*$`
const lead = String.raw`^\W*(?:(?:ok(?:ay)?|so|please|pls|and|but|well|um+|hey|hi|hello|pip|right|wait|sorry|no|yes|can (?:i|we|you)|could (?:i|you)|just|actually)\b\W*)*`

/** Words that speak of a wish; each is one sign for the weights. */
export const phraseSigns: Readonly<Record<string, RegExp>> = {
  overrules:
    /\b(?:ignore|forget|disregard|override|bypass)\b.{0,20}\b(?:rules?|instructions?|prompts?|told|safety|above|everything)\b|\byou are (?:now|no longer)\b|\bpretend\b|\bact (?:as|like)\b|\brole ?play\b|\b(?:system|hidden|secret) (?:prompt|message)\b|\b(?:developer|debug|admin|god) mode\b|\bjailbreak|\bnew (?:rules|instructions)\b|\b(?:print|show|repeat|reveal|tell me|say) (?:me )?(?:your|the) (?:\w+ )?(?:instructions|prompt|rules|key)\b|\brepeat (?:everything|after me|the (?:text|words))|\bfrom now on\b|\bignora (?:tus|las|todas)|\bignorier|\bignore[sz]? (?:tes|les|toutes)|^system\b/,
  claims_power:
    /\b(?:i am|i'm) (?:actually |really )?(?:the|a|your|an) (?:\w+ )?(?:teacher|admin|developer|head ?teacher|tutor|parent|owner|boss)\b|\bthis is (?:the|your) (?:teacher|developer|admin|head)|\b(?:teacher|miss|sir|mum|mother|dad|school|head ?teacher|boss)\b.{0,20}\b(?:said|says|allow(?:s|ed)?|told)\b.{0,25}\b(?:you|tell|answers?|fine|can|ok)\b|\bi have permission\b|\bmark scheme\b|\banswer key\b|\bi work (?:for|at)\b/,
  plot: /\b(?:plot|sketch|graph of|draw (?:me )?(?:a |the )?(?:\w+ )?(?:graph|chart|line|curve|y\b)|draw y|(?:bar|pie|line) (?:chart|graph)|on a graph)\b|^graph\b/,
  check:
    /\b(?:check|mark (?:this|my|it)|correct(?: so far)?\b.*\?|is (?:this|that|it|my \w+(?: \w+)?) (?:right|correct|ok|okay|good)|(?:did|have|am|was) i (?:do|done|got|get|doing|right|spelt|used|started|write|written|ok|on the right)|right so far|look (?:at|over) my|tell me if (?:i'm|it's|my)|my mistake|mistake|where did (?:i|it) go|what(?:'s| is| did| have i) (?:i do |i done )?wrong|went wrong|spot my|my error|make sense\b|ok so far|good so far|right track|does this look right)\b|\b(?:right|correct|ok)\s*\?*$/,
  the_answer:
    /\b(?:tell|give|show|send|say|write|reveal|want|need)\b[^.!?]{0,20}\b(?:answers?|solution)\b|\bwhat(?:'s| is| are) (?:the |its )?(?:final |right |correct |full |exact )?(?:answer|solution|it)\b\W*$|\b(?:just|only) (?:tell|solve|say|do|finish|give)|\b(?:do|solve|finish|complete) (?:it|this|that)(?: all)?\b(?! (?:right|ok|together|like))|\b(?:do|solve) (?:it|this) (?:for|4) me|\bi give up\b|^\W*answer\W*(?:please|pls|now)?\W*$|^tell me\b\W*(?:please|now|tell)?|\bwhat number is it\b|\bwhat(?:'s| is) [xyzn]\W*$|\bshow (?:the )?answer|\bfull (?:solution|working)\b/,
  next_step:
    /\bwhat(?:'s| is| comes| do i do| do we do| should i do| to do)?(?: the)? (?:next|now|after)\b|\bnext step\b|\b(?:do|should) i do (?:now|next|after)|^\W*(?:ok(?:ay)? )?(?:so )?(?:done that |ok )?(?:now what|and now|and then|then what|what now|what next)\b|\bhow (?:do|can) i (?:continue|carry on|go on)|\bwhere (?:do i|to) go\b|\bafter that\b|\bwhat's after\b/,
  another_way:
    /\b(?:another|different|other|quicker|easier|faster|better|second) (?:way|method|approach|strategy)\b|\bdifferently\b|\b(?:diagram|picture|draw it)\b|\bis there a trick\b/,
  simpler:
    /\b(?:simpl(?:er|y|ify it)|eas(?:ier|y) words|simple words|more simply|like i'm|like im|so (?:a|my)\b.*understand|in words|shorter|too many words|too (?:complicated|long)|explain (?:it |that )?(?:again|better|more)|again but|say (?:it|that) (?:again|easier))\b|\bexplain\b.*\beasier\b|\beasier\b.*\bexplain|\bagain\b.*\bexplain|\bexplain\b.*\bagain\b/,
  one_like_it:
    /\b(?:like (?:this|that|it|these|those)|similar|same (?:type|kind|sort)|one the same|of the same|different numbers)\b/,
  harder:
    /\b(?:harder|too easy|more (?:difficult|challenging|advanced)|challenge|tricky|trickier|really hard|level up|difficult (?:one|question)|hard (?:one|question)s?)\b/,
  easier:
    /\b(?:easier|not so hard|less (?:hard|difficult)|easy (?:one|question)s?|simpler|too (?:hard|difficult).*\b(?:easy|easier|one|question))\b/,
  another:
    /\b(?:another|anotha|(?:a |the )?(?:next|new|different)) (?:one|question|problem|exercise|1|q)?\b|\bone more\b|^\W*(?:next|more|again|skip|another)\b|\bmore (?:questions|of (?:these|them))|\bgot any more\b|\bgo again\b|\bskip (?:this|it)\b|\bdo another\b/,
  example: /\bexamples?\b/,
  a_hint: new RegExp(
    String.raw`\b(?:hints?|clues?|tips?|nudge|stuck|get(?:ting)? (?:me )?started|(?:where|how) (?:do|should|to|can) (?:i|we|you|u)?\s*(?:even )?(?:start|begin)|first (?:step|thing)|know where to|(?:know|sure) how to (?:start|begin)|begin)\b|${lead}(?:i )?(?:need |want )?(?:you (?:to )?)?(?:a )?(?:(?:little|bit of) )?help\b\W*(?:me\b|with (?:this|it)\b|i'm stuck|on this)?\W*${please}|\b(?:do not|don't|dont) (?:know|remember) ?(?:how|what)?\W*(?:to do)?\W*(?:it|this|these)?\W*$|\bno (?:idea|clue)\b|^\W*i don't know\W*$|^\W*(?:not sure|cannot do|i can't do (?:it|this))\W*$`,
  ),
  definition:
    /\bdefin(?:e|ition)\b|\bmeaning of\b|\bwhat (?:does|do|did) (?!(?:that|this|it|you|they|he|she)\b).{2,40} mean\b|\bwhat is meant by\b|\bwhat(?:'s| is| are| was| a)? (?:an? )?(?!(?:next|wrong|left|it|this|that|the|your|up|my|going|happening|missing|for|due|there)\b)(?!.*\b(?:of|for|when|if|between|used|like|asking)\b)[a-z][a-z' -]{2,30}$|\btell me what an? \w+|\b(?:remind me|forgot|forget) what\b/,
  plan: /\b(?:revision|study|learning|weekly) (?:plan|timetable|schedule)\b|\b(?:make|write|help me) (?:me )?(?:a |an )?(?:\w+ )?(?:plan|timetable|schedule)\b|\bplan (?:my|what|me|for)\b|\bwhat (?:topic |topics |subject )?(?:should|do) i (?:need to )?(?:revise|study|learn|work on|do next)|\bhow (?:should|do|can) i (?:revise|prepare|study)\b/,
  progress:
    /\b(?:progress|my (?:scores?|results|grades?|marks|points|streak|level)|how (?:am i|well am i|many points|much have i|many questions have i)|weak (?:at|spots?|topics?)|am i (?:weak|bad|good|getting better)|have i (?:improved|finished|done)|what level|did i pass|what have i (?:got|done|finished)|topics have i|what am i (?:bad|good))\b/,
  ask_teacher:
    /\b(?:talk|speak|ask|tell|message|send|contact|email|see|write)\b.{0,20}\b(?:teacher|miss|sir|mr|mrs|ms|human|person|adult|someone)\b|\b(?:real|actual|human) (?:person|teacher|human|being)\b/,
  who_are_you:
    /\b(?:are|r) (?:you|u) (?:a |an |the |really |even )*(?:real|human|robot|bot|ai|person|computer|alive|chat ?gpt|boy|girl|teacher|machine)\b|\b(?:who|what) (?:are|r) (?:you|u)\b|\bwho (?:made|built|created|is pip)\b|\b(?:your|ur) name\b|\bhow old are (?:you|u)\b|\bdo (?:you|u) (?:have|sleep|eat|feel|dream|get tired)\b|\bwhere do (?:you|u) (?:live|come)\b|\bwhat (?:can|do) (?:you|u) do\b|\bhow (?:can|do) (?:you|u) (?:help me|work)\W*$/,
  stop: /\b(?:bye|goodbye|see (?:ya|you)|good ?night|cya)\b|^\W*(?:stop|enough|finished|i'm done|done)\W*$|\b(?:have|got) to go\b|\bgtg\b|\b(?:let's|can we|want to|lets) (?:stop|finish|end)\b|\bdone for today\b|\bfor today\b|\bi(?:'m| am) finished\b|\bdon't want to do (?:this|any|it)\b/,
  thanks:
    /\b(?:thanks?|thank (?:you|u)|thx|ty|tysm|cheers|gracias|merci|danke|grazie|obrigad[oa]|dzi[eę]ki|dzi[eę]kuj[eę]|ta)\b|\b(?:that|you|really) (?:really )?help(?:ed|ful)\b/,
  greeting:
    /^\W*(?:hi+|he+y+a?|hello+|hiya|yo+|sup|wassup|what's up|good ?(?:morning|afternoon|evening)|morning|afternoon|evening|hola|bonjour|salut|hallo|ciao|salaam?|cze[sś][cć]|shwmae|how are you)\b/,
  yes: /^\W*(?:yes|yeah?h*|yep|yup|ya|ok(?:ay)?|k|sure|please|go on|go ahead|alright|all right|let's (?:go|do it)|of course|sounds good|si|oui|ja|tak|go for it|do it|why not|fine|👍\S*)(?:\b|$)|^👍+$/u,
  no: /^\W*(?:no+|nope|nah|naw|not (?:really|now|yet|today)|later|maybe later|non|nein|i'm (?:ok|good|fine|alright))\b/,
}
