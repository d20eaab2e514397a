import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_not_harsh,
  moves_on,
  refuses_kindly,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { not_rejected, says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** Talks about living things, as they are typed on a phone. */
export const freshScienceFour: readonly Talk[] = [
  talk(
    'breathing or respiring',
    [
      ['is respiration the same as breathing', does_not_confirm, says(/energy|glucose|cell/i)],
      ['so what is breathing then', says(/lungs?|\bair\b/i), short],
      ['and where does respiration happen', says(/mitochondri|cell/i)],
      ['do plants do it at nite', says(/\byes|all the time|day and night|plants (also )?respire/i)],
      ['and in the day?', says(/\byes|all the time|day and night|\bboth\b|respire/i)],
    ],
    /respir|breath|lung|gas|photosynth/i,
  ),
  talk(
    'respiration or photosynthesis',
    [
      ['which one makes oxygen', says(/photosynth|which|what|mean/i)],
      ['respiration or photosynthesis i mean', says(/photosynth/i)],
      ['so plants only do photosynthesis', does_not_confirm, says(/respir|both|also/i)],
      ['wots the word equation', says(/carbon dioxide|glucose/i)],
      ['can u write my essay on it', refuses_kindly],
    ],
    /respir|photosynth/i,
  ),
  talk(
    'food of plants',
    [
      [
        'plants get their food from the soil',
        does_not_confirm,
        says(/photosynth|light|make|carbon/i),
      ],
      ['but why do they need soil then', says(/water|mineral|nitrate|root|anchor/i)],
      ['what happens if theres no magnesium', says(/yellow|chlorophyll|chlorosis/i)],
      ['y is chlorophyll green', says_or_is_honest(/reflect|absorb/)],
    ],
    /photosynth|plant|mineral|root|light/i,
  ),
  talk(
    'limiting light',
    [
      ['whats a limiting factor', says(/limit|hold|slow|stop|short/i), short],
      ['is water one', is_not_harsh, says(/light|carbon dioxide|temperature|water/i)],
      [
        'so if i put the lamp closer it goes faster forever',
        does_not_confirm,
        says(/until|level|other|another|limit|constant|no longer|carbon|temperature/i),
      ],
      ['what happens when its too hot', says(/enzyme|denature|slow|stop/i)],
    ],
    /photosynth|limit|enzyme|light/i,
  ),
  talk(
    'enzymes dying',
    [
      ['enzymes die when they get too hot', does_not_confirm, says(/denature|shape|alive|living/i)],
      ['whats the active site', says(/substrate|fits|shape|part/i), short],
      ['do they get used up', does_not_confirm, says(/\bno\b|not|again|unchanged/i)],
      ['what breaks down starch', says(/amylase|carbohydrase/i), short],
      ['and protein', says(/protease|pepsin/i), short],
      ['and fats', says(/lipase/i), short],
    ],
    /enzyme|digest/i,
  ),
  talk(
    'bile',
    [
      ['is bile an enzyme', does_not_confirm, says(/\bno\b|not|emulsif|liver|neutrali|droplet/i)],
      ['where is it made', says(/liver/i), short],
      ['and stored', says(/gall ?bladder/i), short],
      ['ok and what does the small intestine do', says(/absor|digest/i)],
      ['how is it adapted', says(/vill|surface area|thin|blood|long/i)],
    ],
    /digest|enzyme|exchange/i,
  ),
  talk(
    'arteries and veins',
    [
      ['do arteries carry blood to the heart', does_not_confirm, says(/away|from the heart/i)],
      ['why are there walls so thick', says(/pressure/i)],
      ['and why do veins have valves', says(/back|one way|wrong way/i)],
      ['wot are capillaries 4', says(/exchange|thin|diffus|oxygen|cells/i)],
      ['is blood blue in veins', does_not_confirm, says(/\bno\b|red|not|dark|do not|don't/i)],
    ],
    /heart|blood|exchange/i,
  ),
  talk(
    'the heart',
    [
      [
        'why does the left side of the heart have a thicker wall',
        says(/body|further|pressure|harder/i),
      ],
      ['wheres the blood go on the right side', says(/lung/i)],
      ['what do u call the top bits', says(/atri/i)],
      ['and the bottom', says(/ventricle/i)],
      ['quiz me on it', sets_question],
    ],
    /heart|blood/i,
  ),
  talk(
    'red cells',
    [
      ['red blood cells have no nucleus is that right', confirms],
      ['why dont they', says(/room|space|more|haemoglobin|oxygen/i)],
      ['what do white ones do', says(/pathogen|microb|antibod|fight|destroy|engulf/i)],
      ['and platelets', says(/clot/i), short],
    ],
    /blood|cell|heart|immun/i,
  ),
  talk(
    'osmosis or diffusion',
    [
      ['wats osmosis', says(/water/i), says(/membrane/i), short],
      ['how is that different from diffusion', says(/water|membrane/i)],
      ['does it need energy', does_not_confirm, says(/\bno\b|not|passive|active transport/i)],
      ['so which one needs energy', says(/active transport/i)],
      ['my potato got lighter in salty water is that bc water came out', confirms, not_rejected],
    ],
    /osmosis|moving|diffus|cell|transport/i,
  ),
  talk(
    'plant and animal cells',
    [
      [
        'do animal cells have a cell wall',
        does_not_confirm,
        says(/\bno\b|plant|only|not|membrane/i),
      ],
      ['but what do they have instead', says(/membrane/i)],
      ['whats the vacuole 4', says(/sap|water|firm|support/i), short],
      [
        'do root hair cells have chloroplasts',
        does_not_confirm,
        says(/\bno\b|dark|light|underground|not/i),
      ],
      ['why not', says(/light|photosynth|dark|underground/i)],
    ],
    /cell|root|plant/i,
  ),
  talk(
    'magnification sums',
    [
      ['how do u work out magnification', says(/image/i), says(/actual|real|object/i), short],
      ['image is 30mm and the real thing is 0.05 mm', asks, does_not_tell('600')],
      ['30 / 0.05 = 600', confirms],
      ['so x600?', confirms, moves_on],
    ],
    /microscop|cell|magnif|calculation/i,
  ),
]
