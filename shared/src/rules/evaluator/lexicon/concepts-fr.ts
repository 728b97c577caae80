// Words and expressions that express one act, person, feeling, thing or principle: one concept a line, its name first.
// - word: the word, and every form with its stem; word_: every word that begins so
// - a+b: words in this order, with at most one other word between two of them
// A word may express several concepts. The names are the same in both languages.
export const CONCEPTS_FR = `
tell: dire dis dit dirai_ disant disais disait inform_ averti_ aviser avis annonc_ prevenir previen_ prevenu_ mention_ signal_ faire+savoir mettre+au+courant met_+au+courant racont_ confi_ exprim_ rapport_ glisser+un+mot glisse_+un+mot en+parler transm_ declarer affirm_ partager lui+dire leur+dire conter conte_ jaser+de lacher+le+morceau mettre+dans+le+coup remettre+les+pendules a+l'+heure communiqu_ ouvrir+mon+sac vider+mon+sac ne+rien+cacher dire+tout+haut faire+part revel_ devoil_ nommer nomm_ soulign_ vendre+la+meche tenir+au+courant
ask: demand_ interrog_ questionner question questions renseign_ s'informer s'enquerir enquer_ poser+la+question pose_+des+question vouloir+savoir veux+savoir voudrais+savoir aimerais+savoir savoir+si savoir+ce sonder verifier+aupres curieux s'interesser lui+demande tu+veux+dire comment+ca+se+fait d'ou+ca+vient creuser tirer+au+clair savoir+pourquoi qu'est+ce+qui qu'est+ce+qu' pourquoi comprendre+pourquoi tendre+une+perche me+faire+expliquer il+y+a+tu est+ce+qu' avait+il a+t+elle a+t+il
talk: parl_ discut_ jas_ echang_ dialogue_ dialoguer conversation_ rencontr_ s'asseoir asseoir entretien prendre+un+cafe causer mot+avec tete+a+tete face+a+face piquer+une+jasette parle+moi jaser+deux+minutes une+discussion en+parler+ensemble prendre+le+temps+de+parler aborder+le+sujet aller+la+voir aller+le+voir j'irais+voir va+voir aller+trouver s'expliquer tirer+les+choses crever+l'+abces cafe
listen: ecout_ entend_ a+l'+ecoute laisser+parler laisse_+parler oreille tendre+l'+oreille vider+son+sac me+taire taire se+confier laisser+finir laisse_+finir sans+l'+interrompre sans+couper laisser+de+la+place preter+l'+oreille oreille+attentive me+contenter+d'+ecouter sans+rien+dire laisser+sortir lui+donner+la+parole ventiler defouler recueillir
explain: expliqu_ explication_ clarifi_ precis_ eclaircir decri_ montrer+comment faire+comprendre exposer raison+pour+laquelle detailler justifier motifs mettre+en+mots dire+pourquoi voici+pourquoi expliquer+la+raison rendre+clair resum_ c'est+que parce que
apologize: excus_ s'excuser pardon desole desolee demander+pardon regrett_ m'excuse navre navree
thank: remerci_ merci gratitude reconnaissan_ gre
praise: felicit_ compliment_ louer bravo beau+travail valoris_ souligner+ses souligner+son bien+fait bonne+job reconnaitre+son+travail
warn: avertir avertiss_ mettre+en+garde mise+en+garde prevenir alert_ attention+a
remind: rappel_ rememor_ souvenir souvien_
write: ecri_ note noter notes courriel_ message_ texter texto lettre redig_ mettre+par+ecrit par+ecrit document_ consign_ journal+de+bord rapport_ papier mail fiche
call: appel_ telephon_ coup+de+fil rejoindre contact_ communiquer+avec joindre composer 9+1+1 911
invite: invit_ proposer+de+venir accueil_ convier
answer: repond_ reponse repli_ donner+suite revenir+vers
insist: insist_ persist_ tenir+bon ne+pas+lacher maintenir s'obstiner tenir+tete fermement ferme
suggest: sugger_ propos_ recommand_ conseiller conseill_ avancer+l'+idee idee mettre+sur+la+table pourquoi+ne+pas pourquoi+pas et+si
offer: offr_ offert propos_ preter pret prete donner donn mettre+a+disposition je+peux fournir fourni_ apport_ se+porter+volontaire
promise: prome_ promis_ jurer jure m'engager s'engager engag_ parole garantir garanti_ assurer+que donner+ma+parole je+te+le+jure vous+pouvez+etre+sur tout+va+s'+arranger ca+va+s'+arranger pas+de+garantie ne+rien+promettre
refuse: refus_ dire+non declin_ je+ne+ferai je+ne+ferais m'opposer oppos_ s'objecter object_ ne+veux+pas pas+question hors+de+question m'abstenir tenir+mon+bout je+ne+le+ferai+pas je+le+ferai+pas j'embarque+pas embarquer non+merci pas+capable+de+faire+ca je+peux+pas+signer je+signe+pas je+ne+signerai ca+passe+pas contre+mes+valeurs
accept: accept_ consent_ dire+oui d'accord accord approuv_ acquiesc_ accueillir+favorablement embarquer+la+dedans ok+pour donner+son+feu+vert feu+vert prendre+au+mot me+va ceder ced plier laisser+passer laisse+passer
admit: adme_ avou_ reconnai_ reconnu_ assum_ franchement c'est+ma+faute mon+erreur j'ai+eu+tort ma+part part+de+responsabilite
apart: a+part a+l'+ecart prive discretement discret discrete seul+a+seul seule+a+seul en+tete+a+tete loin+des+autres plus+loin dans+un+coin porte+fermee tout+bas souffl_ chuchot_ sans+temoin hors+de+vue apres+le+cours apres+la+reunion a+l'+abri personne+le+sache sans+que+personne bureau+ferme tranquille en+dehors couloir coin rien+que+nous+deux juste+nous+deux nous+deux entre+quatre+yeux dans+mon+auto loin+des+oreilles attendre+qu'on+soit+seuls message+prive en+coulisse prendre+a+part sans+faire+de+vague sans+bruit mine+de+rien subtil_ face+a+face quand+tout+le+monde+est+parti sans+nommer bas
publicly: devant+tout+le+monde devant+les+autres devant+tous devant+eux publiquement public publique en+public devant+la+classe devant+le+groupe devant+l'+equipe haut+et+fort devant+temoins reseaux+sociaux en+ligne a+voix+haute tout+le+monde+entend au+vu+et+au+su devant+la+gang devant+ses devant+le+monde devant+les dans+le+groupe groupe+entier a+la+ronde annonce_ tableau affich_ sous+les+yeux
honest: honnete honnetete honnetement franc franche franchise franchement sincer_ transparen_ verite vrai vraie telle+quelle sans+mentir jouer+franc+jeu integre integrite heure+juste l'+heure+juste a+visage+decouvert dire+les+choses+comme+elles+sont comme+elle+est sans+detour sans+rien+arranger sans+enjoliver tel+quel les+vrais+chiffres la+vraie+raison admettre ne+pas+cacher en+toute+franchise mettre+cartes+sur+table cartes+sur+table donner+l'+heure
lie: mentir ment mens mentirai_ mentirais mentent mensonge_ invent_ faux fausse_ tromp_ cacher+la+verite faire+semblant feindre pretend_ dissimul_ maquiller embellir arranger+les truquer bluff_ raconter+des+histoires simul_ conter+des+menteries menterie_ en+mettre beurrer+epais faire+accroire accroire passer+pour broder exager_ cacher+le+fait faire+passer deguiser falsifi_ fabriquer
hide: cach_ taire dissimul_ garder+pour+moi secret secrete omettre omis sous+silence etouff_ balayer+sous fermer+ma+gueule motus garder+le+silence ne+rien+dire n'en+parle+a+personne tenir+ca+mort faire+disparaitre passer+sous
keep-secret: confidentiel_ confidentialite secret+professionnel garder+pour+moi ne+pas+repeter repeter entre+nous vie+privee prive discretion discret ebruiter respecter+sa+vie nommer+personne sans+nommer anonym_ reste+entre ne+regarde+que
help: aid_ appuyer appui_ soutien_ souten_ epaul_ accompagn_ donner+un+coup+de+main coup+de+main preter+main+forte assist_ secour_ depann_ seconder remonter+le+moral venir+en+aide a+ses+cotes l'+entourer facilit_ guid_ porter+une+partie soulag_ alleg_ prendre+une+partie prendre+la+moitie decharger s'en+occuper m'en+occuper m'occuper occup_ prendre+en+charge donner+du+lousse faire+sa+part rendre+service tirer+d'+affaire sortir+de+la soigner
be-present: etre+la je+suis+la rester+avec reste+avec rest_+a+cote presen_ a+ses+cotes tenir+compagnie m'asseoir+avec m'asseoir+a+cote ne+pas+la+laisser+seule pas+seul tout+seul passer+la+voir passer+le+voir ne+pas+le+laisser+seul ne+le+laisse+pas+seul rester+a+cote veiller veill_ attendre+avec tenir+la+main juste+la m'asseoir+pres assis+avec passer+du+temps pas+toute+seule
comfort: rassur_ consol_ reconfort_ apais_ calm_ encourag_ remont_ bercer lui+dire+que+ca+va ca+arrive+a+tout+le+monde c'est+normal c'est+correct t'es+pas+tout+seul n'est+pas+seul dedramatis_ mettre+en+confiance pas+ta+faute serrer+dans+mes+bras tape+dans+le+dos mots+doux
check-in: prendre+des+nouvelles prend_+des+nouvelles comment+il+va comment+elle+va comment+ca+va comment+tu+vas comment+vas+tu repasser revenir+voir suivi faire+un+suivi donner+suite relanc_ quelques+jours+plus+tard lui+ecrire+le+lendemain comment+ca+se+passe repasser+la+voir une+semaine+plus+tard dans+quelques+jours lendemain verifier+si+ca+va voir+si+elle+va voir+si+ca textais+pour je+reviens+vers d'ici
verify: verifi_ confirm_ valid_ s'assurer m'assurer assurer controler controle_ examin_ enquet_ regarder+si voir+si contre+verif_ faits preuve_ aller+voir+moi+meme de+mes+yeux regarder+ce+qui relire reli recompter consult_ lire+la lire+le a+la+source en+avoir+le+coeur+net s'informer+aupres etre+sur avant+de+croire chercher+a+savoir vraiment+arrive si+c'est+vrai
not-assume: sans+presumer presum_ suppos_ conclure+trop+vite sans+juger juger jugement_ prejug_ accus_ sauter+aux+conclusions benefice+du+doute devin_ conclusion_ hative conclur_ tirer+des rien+ne+dit ca+veut+pas+dire sans+savoir mettre+des+mots+dans tenir+pour+acquis etiquet_ mauvais+proces preter+des+intentions proces+d'+intention d'emblee pointer sans+connaitre attendre+de+savoir
understand: compren_ compris_ saisir+pourquoi se+mettre+a+sa+place a+sa+place a+leur+place concevoir concoi_ savoir+ce+qui compatir reconnaitre imagin_ me+rendre+compte realis_ voir+que je+vois dans+ses+souliers dans+ses+bottes me+mettre+dans+sa+peau dans+sa+peau j'imagine de+son+cote de+son+point+de+vue pour+lui pour+elle ca+doit ca+se+comprend normal+qu' normal+que on+peut+comprendre doit+etre je+sais+que
maybe: peut+etre peut etre possible possiblement pourrait pourraient se+peut il+se+peut qui+sait sans+doute probablement hypothese envisag_
cause: cause_ raison_ origine_ source racine pourquoi vient+de du+a explique_+par expliqu_ provient provenir provoque_ d'ou c'est+ca+qui c'est+la+machine qui+fait+que a+cause a+l'+origine venir+de le+vrai+probleme
unknown: ne+sais+pas j'ignore ignor_ on+ne+sait+pas incertain_ pas+sur savoir+si reste+a+savoir manque+d'+information
decide: decid_ decision_ choisir choisi_ choix tranch_ arreter+mon+choix opter opte determiner c'est+a+lui c'est+a+elle lui+appartient revient+a+elle revient+a+lui dernier+mot son+appel c'est+lui+qui c'est+elle+qui c'est+son+affaire c'est+sa+vie a+elle+de a+lui+de de+decider libre+de la+balle+est+dans+son+camp son+choix ses+choix elle+choisit il+choisit sa+decision comme+il+veut comme+elle+veut
let-choose: laisser+le+choix laisse_+le+choix laiss_+decider laiss_+choisir autonom_ consentement libre liberte permission a+son+rythme respecter+son+choix volonte s'il+veut si+elle+veut pret a+en+parler forcer sans+forcer impos_ oblig_ sans+lui+tordre+le+bras au+rythme quand+elle+sera+prete quand+il+sera+pret seulement+si si+ca+lui+tente veut+elle prefererait aimerait+il mieux+pour+lui
wait: attend_ attente patience patient_ prendre+le+temps prend_+le+temps report_ delai_ remettre+a+plus+tard plus+tard reprendre+quand ralentir temporiser laisser+passer sans+presser laisser+retomber+la+poussiere a+tete+reposee le+temps+que la+poussiere dormir+la+dessus une+nuit donner+une+chance prendre+une+respiration compter+jusqu'+a pas+maintenant un+autre+moment pas+tout+de+suite
hurry: vite rapidement rapide press_ urgence urgent_ tout+de+suite immediatement sur+le+champ sans+tarder sans+attendre aussitot sans+delai depeche_ des+maintenant illico au+plus+vite au+plus+sacrant tantot drette+la au+plus+tot dans+l'+heure avant+que+ca sans+perdre avant+minuit le+jour+meme en+premier
stop: arret_ cess_ mettre+fin stopper interromp_ suspend_ mettre+un+terme couper+court retir_ enlev_ annul_ lacher oter ote debarqu_ effac_ fermer ferm couper retirer+du sortir+du ne+plus empech_ bloquer tirer+la+plug
start: commenc_ debut_ demarr_ lancer lanc ouvr_ entrepren_ amorcer partir+l' se+mettre+a partir+un se+lancer mettre+sur+pied ouvrir+une un+premier+pas au+debut
continue: continu_ poursui_ maintenir persever_ durer garder garde_ rester reste_ tenir+le+coup
change: chang_ modifi_ ajust_ adapt_ autrement different_ differemment transform_ revoir reviser corrig_ amelior_ nouvelle+facon faire+autrement d'une+autre+facon une+autre+maniere nouvelle+methode changer+ma+facon a+la+place depuis+ce+temps j'ai+commence+a j'ai+arrete+de repenser recommencer tourner+de+bord
fix: corrig_ repar_ regler regl resolv_ resou_ rectifi_ remedi_ arranger rattrap_ remettre+en+ordre solution_ retabl_ reprendre recoudre refai_ recommencer reparer+mes+pots+casses pots+casses remettre+les+choses tirer+ca+au+clair recoller demel_ trouver+un+moyen arranger+ca mettre+de+l'+ordre redress_
replace: remplac_ echang_ changer+de+quart prendre+sa+place prendre+la+releve releve substitu_ quelqu'+un+d'+autre quelqu'+un+pour a+sa+place troquer depanner+pour+le+quart changer+son+quart prendre+son+quart prendre+son+tour prendre+son+chiffre chiffre_ echanger+mon mon+quart+contre rappeler+quelqu' trouver+quelqu' troc permut_
share: partag_ repartir reparti_ distribu_ divis_ tour+de+role chacun+son+tour altern_ a+tour a+deux a+plusieurs moitie equitablement deleg_ se+relayer rotation se+separer separer+les separer+la moitie+moitie chacun+sa+part chacune+sa chacun+un tout+le+monde+fait on+se+partage donner+une+partie prendre+une+part un+bout chacun
compromise: compromis entente_ entendre+sur terrain+d'+entente juste+milieu mi+chemin entre+les+deux mixte_ moitie+moitie concili_ combin_ les+deux+a+la+fois equilibr_ negoci_ accommod_ couper+la+poire mediation mediateu_ un+peu+des+deux moitie+chemin un+peu+de+chaque garder+les+deux une+partie+pour l'un+et+l'+autre ni+l'un+ni chacun+y+gagne faire+la+part s'arranger arrangement_ trouver+un+terrain
alternative: autre+solution autre+facon autre+option autres+options autre+moyen autrement plutot solution+de+rechange alternative_ plan+b au+lieu option_ possibilite_ autre+idee autres+pistes piste_ sinon trouver+un+autre une+autre+idee chercher+ailleurs trouver+autre+chose autre+chose d'autres+facons pourquoi+pas+plutot tenter+autre faire+appel+a demander+un+credit organiser+plutot chercher+un+moyen
plan: planifi_ plan plans prevoi_ prevu_ organis_ prepar_ echeancier calendrier horaire_ agenda etape_ objectif_ date prochaine+etape a+l'+avance d'avance feuille+de+route mettre+au+calendrier pour+jeudi pour+lundi fixer fix quand+et+comment qui+fait+quoi un+par+un liste+de d'ici+vendredi date+butoir semaine+prochaine quel+jour mettre+une+heure
try: essay_ tent_ tester test tests essai_ periode+d'+essai projet+pilote pilote_ experiment_ effort_ s'efforcer faire+un+bout
evaluate: evalu_ mesur_ suivre suivi_ compar_ bilan_ faire+le+point resultat_ indicateur_ sond_ revoir+apres au+bout+de donnees chiffre_ statist_ compt_ observ_ surveill_ voir+si+ca+marche faire+un+bilan on+verra+apres refaire+le+point dans+six+mois dans+un+an apres+trois+mois regarder+les+chiffres qu'est+ce+que+ca+donne nombre+de compter+les revoir+dans
learn: appren_ appris_ lecon_ tirer+une+lecon compris+que retenir retenu_ decouv_ formation_ former formee etudi_ m'ameliorer progres_ grandi s'entrainer entrain_ pratiqu_ repet_ debut_ j'ai+compris ca+m'a+appris m'a+montre depuis+je+sais je+sais+maintenant j'en+retiens ca+m'a+fait on+apprend+de ses+premiers+jours premiere+semaine nouveau+dans
teach: enseign_ montr_ former formation_ formee expliquer+comment apprendre+a coach_ mentor_ tuteur tutorat parrain_ initi_ pratiquer+avec atelier_ guider lui+montrer+comment pas+a+pas une+demonstration faire+pratiquer repeter+avec petite+fiche aide+memoire prendre+sous+son+aile sous+mon+aile
feedback: retroaction commentaire_ avis critique_+constructive retour_ opinion_ point+de+vue conseil_ ce+qui+manquait ce+qui+a+manque impressions evaluation
ask-help: demander+de+l'+aide demande_+de+l'+aide demander+conseil demande_+conseil aller+chercher+de+l'+aide chercher+de+l'+aide consult_ ne+pas+rester+seul recour_ m'appuyer s'appuyer aller+voir suis+alle+voir suis+allee+voir prendre+rendez+vous rendez+vous rencontre pas+capable+tout+seul pas+capable+toute+seule lever+la+main frapper+a+la+porte cogner+a+la+porte chercher+quelqu' quelqu'un+de+qualifie quelqu'un+qui+connait en+parler+a+quelqu' un+avis+exterieur prendre+conseil demander+a+ma demander+a+mon j'ai+appele+ma je+suis+alle
refer: diriger+vers refer_ orient_ recommander mettre+en+contact ressource_ service_ organisme_ ligne+d'+ecoute ligne+d'+aide groupe+de+soutien programme+d'+aide il+existe il+y+a+des connais+un service+d'+aide laisser+un+numero donner+le+numero aider+a+trouver prendre+rendez+vous+avec l'amener+voir accompagner+chez cliniqu_ CLSC clsc intervenant_
report-up: en+parler+a+mon+superviseur aviser avis signal_ remonter escalad_ porter+plainte plainte_ denonc_ hierarchie responsable superieur_ rapporter monter+plus+haut aller+plus+haut en+haut+lieu prevenir+la prevenir+le mettre+au+courant+la pousser+plus+haut faire+un+rapport remplir+un passer+par+le au+bureau+de en+parler+au siege
protect: proteg_ protection_ securite securitaire securis_ defend_ prendre+la+defense mettre+a+l'+abri a+l'+abri prevenir prevention eloign_ eviter+que danger_ sauvegarder garder+a+l'+oeil mettre+en+lieu+sur empecher+que que+personne+ne+soit pour+pas+qu' ne+pas+laisser+partir s'assurer+qu'il ecarter+le oter+de cle_+de+l'auto retirer+des
danger: danger_ risqu_ grave_ peril_ menac_ bless_ accident_ urgence_ mourir meurt mort morte morts mortel_ fatal tuer tragedie nuire nuisible_ mal ca+peut+tuer y+passer se+casser tomber+malade finir+a+l'+hopital etouff_ bruler brul coup+de+feu ecraser perdre+une+main pour+la+vie il+suffit+d' mettre+le+feu collision_ commotion_ choc
avoid: evit_ fuir fui esquiv_ contourn_ se+derober ignor_ changer+de+sujet changer+de+trottoir faire+comme+si rien+n'etait laisser+faire laisse_+faire fermer+les+yeux detourner prendre+mes+distances me+cacher se+cacher se+sauver tourner+autour faire+un+detour ne+pas+repondre laisser+sonner remettre+a+demain m'en+laver+les+mains
confront: confront_ affront_ tenir+tete interpell_ intervenir intervien_ intervention_ abord_ parler+directement directement lui+en+parler s'interposer mettre+les+choses+au+clair remettre+a+sa+place
limit: limite_ limiter borne_ frontiere_ mettre+une+limite dire+stop regle_ ligne tracer ca+suffit acceptable inacceptable toler_ pas+de+meme on+parle+pas pas+correct ca+s'arrete+la je+laisserai+pas je+laisse+pas on+parle+pas+de pas+devant+moi pas+acceptable depasser+les+bornes aller+trop+loin trop+loin fixer+une+ligne dire+que+c'est+assez
criticize: critiqu_ blamer blam reproch_ parler+contre dans+le+dos dans+son+dos mal+parler medire bitch_ plain_ chial_ pointer+du+doigt casser+du+sucre parler+en+mal la+descendre mettre+la+faute mettre+tout+sur c'est+de+sa+faute a+cause+d'elle dire+du+mal en+son+absence
humiliate: humili_ rabaiss_ ridiculis_ ridicule moqu_ insult_ mepris_ honte faire+honte faire+perdre+la+face perdre+la+face genant_ embarrass_ niais_ rire+de denigr_ ecras_ la+faire+sentir le+faire+sentir se+sentir+petit se+sentir+nul faire+la+lecon devant+ses+amis pointer cracher montrer+du+doigt traiter+de faire+passer+pour sermon_ faire+la+morale
dignity: dignite digne_ respect_ valeur estime fierte fier fiere honneur humain_ face garder+la+tete+haute la+tete+haute traiter+comme comme+un+adulte comme+une+personne droit+a+un merite+mieux merit_ valoir+autant on+a+tous+droit
joke: blagu_ farce_ rire ri rigol_ humour plaisant_ taquin_ drole niaisage
argue: debat_ argument_ chicane_ disput_ se+battre s'obstiner engueul_ crier crie cris criait hausser+le+ton elever+la+voix conflit_ querell_ confrontation
calm: calme_ calmement pose posement tranquill_ respir_ doucement douce_ baisser+la+tension baisser+le+ton apais_ desamorc_ detend_ sang+froid gentiment ton+doux ne+pas+m'emporter garder+mon+calme souffler+un+peu baisser+d'un+ton baisser+le+volume parler+bas prendre+un+pas+de+recul aller+prendre+l'+air voix+basse sans+crier sans+elever
polite: poli polie poliment politesse courtois_ respectueu_ gentil_ gentiment madame monsieur aimable_ avec+tact tact delicat_ diplomat_
decision-team: ensemble en+equipe equipe_ collectif collective_ collectivement tous+ensemble tout+le+monde reunion_ consult_ vote_ voter impliqu_ consensus participe_ participer a+plusieurs
include: inclu_ integr_ faire+une+place place accueill_ faire+participer meler mele associ_ ne+pas+exclure a+part+entiere bienvenue faire+partie lui+donner+une+place donner+un+role ne+laisser+personne avoir+voix+au+chapitre lui+demander+son+avis mettre+dans+le+coup tout+le+monde+compris elle+aussi lui+aussi
exclude: exclu_ ecart_ mettre+de+cote laisser+de+cote laisse+de+cote rejet_ isol_ mis+a+l'+ecart banni_ tasser tass mis+de+cote rester+sur+le+banc sur+le+banc laisse+dehors oublier+les qui+n'ont+pas ceux+qui+n' pas+invit
buy: achet_ achat_ payer paye paie magasin_ se+procurer depens_ debours_
sell: vendre vend vendrais vente_ vendu_ ecoul_ solde_ client_
borrow-lend: preter pret prete emprunt_ a+credit avancer+de+l'+argent location louer loue
return: rend_ remettre remis_ rapport_ retourn_ redonn_ rembours_ restituer
take: prendre prends prend prenn_ prenais prenant prendr_ pris prise saisir empoch_ s'emparer ramass_ voler vol vole voleu_
keep: garder garde conserv_ tenir maintenir rester preserv_ sauver
lose: perd_ perte_ disparu disparition egarer egar priver priv
leave: partir parti_ pars part quitter quitt_ depart_ sortir sors sort sorti demission_ s'en+aller abandonner abandonn_ lach_
stay: rester reste demeur_ tenir+bon persister maintien
come-back: revien_ reven_ retour_ reprendre+sa de+retour
go: aller vais irai va allez rendre+chez se+rendre me+rendre deplacer visite_ visiter
prepare-food: cuisin_ repas lasagne souper diner soupe plat plats plate manger epicerie nourriture bouffe lunch gateau pain collation_ popote
clean: nettoy_ menage ramass_ laver lave ranger range propre vaisselle pellet_
drive: condui_ auto voiture char volant taxi raccompagn_ reconduire reconduis_ lift transport_ autobus
give-time: temps heure_ minute_ disponib_ horaire conge_ consacr_ passer+du+temps moment_
accept-blame: responsab_ assum_ faute_ fautif coupable culpabil_ imputab_ erreur_ tort ma+part c'est+moi je+prends+le+blame le+blame c'est+ma+gaffe j'aurais+du je+me+suis+trompe sur+mes+epaules c'est+moi+qui je+n'avais+pas j'avais+pas la+veille a+la+derniere+minute mal+prepare
show: montr_ present_ demontr_ affich_ demo illustr_ exemple_ prototype_ maquette_
work: travail_ boulot job emploi_ tache_ besogne metier ouvrage oeuvrer
rest: repos_ pause_ dormir dors dort dormi_ sommeil souffler conge_ vacances recuper_ relache arret_ nuit
train-sport: entrainement_ entraineu_ coach equipe joueu_ jouer joue match partie_ patin_ hockey soccer sport_ glace gymnase banc
mean: vouloir+dire veut+dire veux+dire signifi_ sens entendre+par
feel: ressent_ sentir senti sens sent vivre vecu vit emotion_ sentiment_ eprouv_ coeur
need: besoin_ manque_ necessaire_ falloir faut essentiel_ requis
want: veu_ voul_ voudrai_ souhait_ desir_ envie_ aimer+mieux prefer_ esper_ gout
think: penser pense reflech_ croire crois croit croyais cru opinion_ avis trouver+que songer songe reflexion_ recul
remember: se+souvenir souvenir_ rappel_ memoire oubli_
see: voir vois voit voyais vu vue regard_ constat_ remarqu_ apercev_ observ_ temoin_
find: trouv_ decouv_ cherch_ recherch_ repere_
use: utilis_ servir servait sert emploi_ recour_ se+servir user
finish: finir fini_ termin_ complet_ achev_ livrer livre aboutir
join: rejoin_ particip_ s'inscrire inscri_ adher_ membre_ joindre joign_
allow: perme_ permis_ autoris_ laiss_ tolerer approuver droit+de donner+acces acces
forbid: interdi_ defendre+de defendu prohib_ bannir empech_ bloqu_
compare: compar_ meme memes pareil_ semblable_ difference_ egal ressembl_
push: pouss_ forcer force pression_ presser exig_ contrain_ oblig_ impos_ insist_ talonn_
punish: punir pun puni_ sanction_ consequence_ renvoy_ congedi_ expuls_ suspend_ discipli_ reprimand_ amende_ avertissement
forgive: pardonn_ pardon seconde+chance deuxieme+chance oubli_ indulg_ clemen_ passer+l'+eponge
celebrate: celebr_ fete_ gateau ceremonie soiree souligner party anniversaire
count-on: compter+sur comptai_+sur confianc_ fiable fiabilite se+fier fier_ croire+en depen_
betray: trahi_ dos+tourner decevoir deces decede_ decu briser+la+confiance
compare-self: ramener+a+moi ramen_ moi+aussi je+comprends+exactement parler+de+moi mon+propre ma+propre au+moins
dismissal: tout+de+suite de+toute+facon apres+tout au+fond point+final pas+mon+probleme c'est+tout tant+pis rien+a comme+si laisser laisse quand+meme n'importe assez a+lui+de toujours juste seulement jamais trop bien+fait tout+seul s'en+fiche m'en+fiche evidemment surement clairement
sad: triste_ peine_ chagrin pleur_ larme_ braill_ malheureu_ abattu deprim_ le+coeur+gros a+terre deuil
angry: fache_ facher colere_ furieu_ frustr_ enrag_ irrit_ en+maudit choqu_ rancune ressentiment agressi_ exasper_ tanne
afraid: peur_ crain_ inquiet_ angoiss_ anxi_ stress_ nerveu_ effray_ panique_ appreh_ redout_ trembl_ trac avoir+la+frousse avoir+peur+de perdre+le+controle se+faire+chicaner ne+dort+plus ne+dors+plus pas+fermer+l'oeil cauchemar_
worried-for: inquiet+pour inquiete+pour m'inquiet_ inquiet_ souci_ preoccup_ me+tracasse
tired: fatigu_ epuis_ creve_ brule_ a+bout surmen_ surcharg_ debord_ dormir sommeil_ essouffl_ vide vides ereint_ magan_
alone: seul seule_ solitude isol_ abandonn_ exclu_ a+l'+ecart
ashamed: honte_ genant_ embarrass_ mal+a+l'+aise malaise_ humili_ coupable culpabil_ orgueil rougir roug perdre+la+face cacher+son regard+des+autres qu'est+ce+qu'on+va+penser ne+pas+oser n'ose se+sentir+nul
uncomfortable: mal+a+l'+aise malaise_ inconfort_ genant_ pas+a+l'+aise maladroit_ ne+savais+pas+quoi bizarre je+savais+pas+quoi+dire pas+su+quoi+dire figer fige begayer maladress_ parler+trop
hurt: bless_ peine_ faire+mal mal souffr_ douleur_ atteint toucher touche
happy: heureu_ content_ joie joyeu_ plaisir_ satisf_ ravi rire sourire_ fier_
hope: espoir_ esper_ optimis_ confian_ positif
discouraged: decourag_ demotiv_ ecoeur_ tann_ blase_ plate ennui_ ennuy_ motivation lache_ lacher envie+d'+arreter a+reculons baisse_ pus+le+gout plus+le+gout perdu+le+gout deception_ decu j'en+pouvais+plus j'etais+a+boutte a+boutte plus+envie pus+envie me+trainer les+pieds traine tout+lacher vouloir+tout+arreter ras+le+bol routine
motivation: motiv_ gout envie_ passion_ interet_ desir_ energie
surprised: surpris_ etonn_ choqu_ choc stupef_ inattendu_
doubt: doute_ hesit_ incertitude_ dilemme_ dechir_ partage_ tiraill_ entre+deux contradictoire
proud: fier_ orgueil_ honneur
comfortable: a+l'+aise confort_ en+confiance en+securite confiance
jealous: jalous_ envie_ rivalit_ competit_
grief: deuil_ endeuill_ perte_ perdu+son perdu+sa mort morte morts mortel_ deces_ decede_ funeraill_ disparu il+n'est+plus+la vient+de+perdre enterr_ disparaitre vide+laisse tourner+la+page adieu
love: aim_ amour_ affection_ attach_ cher coeur_ tenir+a
intention: intention_ volontaire_ expres voulait+bien bonne+foi bien+intention_ malgre+lui sans+le+vouloir maladress_ voulait+pas
pressure: pression_ presse_ stress_ sous+pression attentes attente_ charge_ fardeau echeance_ poids enjeu_
difficult: difficile_ dur dure durs epreuve_ penible lourd_ complexe_ complique_ galere passe_ moche rough passer+un+mauvais+quart en+arracher arracher en+baver traverser ce+qu'il+vit ce+qu'elle+vit mauvaise+passe pas+facile ca+doit+etre+lourd porter+tout
easy: facile_ simple_ aise leger
important: import_ compt_ enjeu_ cher a+coeur primordial essentiel_ prioritaire signifi_ tenir+a+coeur ca+le+tient+debout ca+la+tient sa+raison+de tout+pour+lui tout+pour+elle c'est+toute+sa ca+represente depend_+de reve son+reve
priority: priorite_ prioritaire passe+avant passer+avant d'abord avant+tout l'emporte l'emporter primer prime avant+le plus+important avant+l'+horaire avant+le+spectacle avant+le+concert avant+l'+argent vaut+pas ne+vaut+pas en+premier premier+lieu qui+compte+le+plus
fair: juste_ justice equitable_ equite egal_ impartial_ meme+chance memes+chances merit_ part+egal favoritis_ pareil+pour memes+regles chance+egale a+chacun+sa chacun+son autant+que les+memes a+valeur+egale sans+passe+droit la+meme+regle tous+egaux ceux+qui+peuvent
unfair: injust_ inegal_ privileg_ avantag_ discrimin_ prejug_ biais_ piston_ deux+poids passe+droit trich_ prejudice_ pas+juste c'est+pas+juste partir+avec+une+longueur longueur+d'+avance ceux+qui+ont+les+moyens favori_ chouchou_ laisse+pour+compte perdant
discrimination: discrimin_ racis_ sexis_ prejug_ stereotyp_ intoleran_ age ageis_ homophob_ origine_ couleur minorit_
diversity: cultur_ religion_ religieu_ langue_ croyance_ coutume_ tradition_ origine_ immigr_ nouveaux+arrivants foi diversite difference_
age: age_ vieu_ vieil_ jeune_ aine_ ans generation_ retrait_
rule: regle_ loi lois code politique_ protocole_ procedure_ consigne_ norme_ legal_ illegal_ interdit_ droit_ directive_ exigence_
exception: exception_ derogation_ passe+droit entorse cas+par+cas souple_ flexib_ accommod_ une+fois
duty: devoir_ responsabilite_ obligation_ role mandat_ tache_ ma+job mon+travail charge+de competence_ ne+depend+pas pas+a+moi
safety: securite_ securitaire_ protec_ danger_ sain sante_ prudent_ prudence
health: sante_ malad_ medic_ hopital_ soin_ soign_ symptom_ diagnosti_ traitement_ clinique_ blessure_ douleur_ allergi_ infirm_ medecin_ main poignet_ dos genou_ tete fievre_ tendinite_ operation_ attraper respir_ epuise coeur physio_ corps
mental-health: sante+mentale depress_ deprim_ suicid_ anxi_ psy psycholog_ therap_ detresse_ idees+noires automutil_ mourir 9+8+8 988 se+faire+du+mal ligne+d'+aide
substance: alcool_ boire bois boit boivent buvait bu ivre saoul_ chaud biere_ drogue_ cannabis fum_ dependan_ consomm_ sobre_
privacy: vie+privee intim_ prive_ confidential_ confidentiel_ donnees+personnelles renseignements+personnels dossier_ consentement secret_
money: argent_ payer paye paie cout_ prix budget_ dollar_ dette_ piasse_ cher fonds financ_ salaire_ rembours_ frais_ economi_ depens_ loyer facture_ moyens cash piastre_ sous bourse_ cheque_ gagner+sa+vie fin+du+mois payer+le+loyer mille pas+cher trop+cher subvention_ tarif_ pourboire_
poverty: pauvre_ precari_ moyens demuni_ faible+revenu riche_ inegal_ defavoris_ pas+les+moyens vulnerab_ sans+abri itineran_
resource: ressource_ moyens service_ outil_ materiel_ equipement_ aide soutien_ programme_ budget
evidence: preuve_ faits temoign_ demontr_ etabli_ donnee_ chiffre_ etude_ recherche_ trace_ statistique_ verifi_
school: ecole_ cours classe_ prof profs professeu_ enseign_ eleve_ etudi_ cegep universite_ devoir_ examen_ note notes campus college
exam: examen_ epreuve_ test tests tester controle note reussir couler coule coulais coulee echou_ corrig_ correct_
cheating: trich_ plagi_ copi_ fraud_ integrite
failure: echec_ echou_ couler coule coulais coulee rater rate ratee refus_ perdu_ manque_ fiasco erreur_
success: reussi_ succes gagn_ atteint resultat_ fier
work-place: travail_ bureau_ emploi_ entreprise_ compagnie_ magasin_ usine_ boutique_ commerce_ collegue_ employ_
boss: patron_ boss gerant_ superviseu_ directeu_ directrice_ chef cheffe_ superieur_ responsable_ coordonn_ direction_ gestionnaire_ proprietaire_ siege+social dirigean_
coworker: collegue_ employe_ equipe_ coequipi_ gang camarade_ partenaire_ membre_
customer: client_ acheteu_ usager_ dame monsieur madame consommat_
patient: patient_ beneficiaire_ resident_ malade_ usager_ soign_
friend: ami amie amies amis chum copain_ copine_ amitie_ pote lien relation_
family: famille_ parent_ mere pere papa maman frere_ soeur_ fils fille_ enfant_ grand+mere grand+pere oncle tante cousin_ mari conjoint_ epou proche_
child: enfant_ petit_ jeune_ bebe garderie mineur_ ado ados fille garcon eleve_ flo
elder: aine_ vieu_ vieil_ agee_ retrait_ grand+mere grand+pere chsld residence
neighbour: voisin_ quartier_ palier immeuble locataire_ logement_ appartement_ bloc coloc_
roommate: coloc_ appart_ loyer chambre cuisine
teacher: prof profs professeu_ enseign_ educat_ tuteur_ titulaire
coach: coach_ entraineu_ moniteur_ instruct_ equipe
volunteer: benevol_ volontaire_ organisme_ popote don dons communautaire_
doctor: medecin_ docteur_ dre infirm_ pharmac_ chirurg_ clinicien_ soignant_ ambulanc_ paramedic_
counsellor: psy psycholog_ intervenant_ travailleu_+social_ therapeut_ conseill_ aide+professionnelle professionnel_ orienteur
police: police_ policier_ agent_ 9+1+1 911 avocat_ tribunal juge juridique poursuite
authority: autorite_ direction_ administration_ ordre gouvernement_ ministere_ ministre_ ville maire_ elu conseil_ comite_ syndicat_
public-opinion: population_ public_ citoyen_ opinion_ communaut_ societe_ gens quartier_
witness: temoin_ observat_ vu assist_ constat_ j'ai+vu ce+que+j'ai+vu de+mes+propres+yeux entendu+dire
expert: expert_ special_ professionnel_ connaiss_ formation competen_ externe_
third-party: tierce neutre_ externe_ exterieur_ independant_ mediat_ arbitre_ impartial_ de+l'+exterieur d'+ailleurs
other-people: autres_ les+autres gens autrui quelqu_ personnes monde tout+le+monde
oneself: moi+meme moi soi+meme me mon ma de+mon+cote pour+ma+part dans+mon+cas chez+moi
online: internet en+ligne web site reseaux+sociaux facebook instagram tiktok publi_ video_ photo_ capture_ partag_ ecran_ commentaires courriel_ appli_
technology: logiciel_ ordinateur_ ordi informati_ systeme_ algorithm_ intelligence+artificielle robot_ numeri_ appli_ programm_ code coder codes machine_ terminal donnees fonctionnalite_
media: journal_ article_ radio tele media_ nouvelle_ entrevue_ reportage
art: musique_ musicien_ chanson_ piece_ theatre spectacle_ danse_ peint_ tableau_ orchestre_ instrument_ violon artiste_ audition_ concert_ murale
environment: environnement_ climat_ pollu_ dechet_ recycl_ ecolog_ vert arbre_ nature foret_ eau energie gaz
housing: logement_ appartement_ loyer_ maison_ chambre_ logis locataire_ proprietaire_ bail eviction heberg_ refuge_ toit
transport: transport_ autobus auto autos voiture_ velo train_ metro_ route_ piste_ stationn_ rue conduire trajet
food: nourriture_ repas_ mang_ epicerie_ aliment_ restaurant_ cuisin_ banque+alimentaire lunch_ souper
clothes: vetement_ habit_ linge uniforme_ robe manteau_ voile_ foulard soulier_
animal: animal_ animaux chien_ chat veterinair_ bete chiot_
object: objet_ materiel_ boite_ sac sacs cle portefeuille_ article_ chose_ affaires
document: document_ dossier_ formulaire_ papier_ contrat_ rapport_ facture_ recu recus fiche_ feuille_ signature_ signer signe
money-theft: vol vole voler voleu_ derob_ caisse_ detourn_ fraud_ empoch_ argent+manqu_
event: evenement_ soiree_ fete_ activite_ spectacle_ reunion_ ceremonie_ tournoi_ gala campagne_ levee+de+fonds
competition: concours tournoi_ competit_ match_ jury juge audition_ gagn_ prix selection_
selection: choisi_ selection_ critere_ candidat_ place_ admiss_ embauch_ recrut_ nomm_ poste_ chaise_ postul_
criteria: critere_ regle_ transparen_ connu+d'avance annonc_ clair_ precis_ norme_ grille_ bareme_
clear: clair_ precis_ net explicit_ concret_ specifi_ exact_
concrete: concret_ precis_ pratique_ geste_ specifique_ reel_ utile_ par+exemple une+chose+precise un+souper un+lift des+notes pelleter+son garder+ses+enfants faire+l'+epicerie
gesture: geste_ attention_ cadeau_ surprise_ fleur_ carte_ repas_ petit_ pelleter laisser+sur+le+perron perron apporter+a apporter+un tondre porter+ses+sacs garder+les
time-long: longtemps temps mois annees semaines dans+la+duree long+terme durable_ encore apres des+mois regulier_ chaque toujours dix+ans cinq+ans toute+l'annee toute+la+session pendant+des de+janvier jusqu'en
time-soon: bientot demain ce+soir aujourd'hui cette+semaine prochain_ avant+la maintenant a+soir
before: avant d'abord prealable_ en+amont d'avance prepar_
after: apres ensuite par+la+suite puis suite+a depuis lendemain plus+tard
deadline: echeance_ date+limite delai_ retard_ remise_ a+temps tard tarder
frequency: chaque souvent regulier_ parfois toujours jamais quotid_ hebdomad_ hebdo fois habitude_ par+semaine
number: nombre_ combien chiffre_ pourcent_ un deux trois quatre cinq dix cent quantite_
little: peu un+peu petit_ leger_ partiel_ partie moindre
much: beaucoup trop tres enorm_ plein grand_ bien+plus tellement
enough: assez suffi_ adequat_
whole: tout tous toute entier_ complet_ ensemble global_
one-side: seulement juste unique_ un+seul exclusi_
both-sides: deux+cotes des+deux les+deux chacun_ version_ point+de+vue points+de+vue perspective_ toutes+les+parties de+part+et+d'+autre d'un+cote de+l'autre l'un+comme+l'autre l'autre+partie sa+version entendre+les+deux
consequence: consequence_ effet_ impact_ repercussion_ suite_ resultat_ retomb_ entrain_ mener+a
benefit: avantag_ bienfait_ profit_ benefi_ gain utile_ utilit_ interet_ positif_
cost: cout_ inconvenient_ prix desavantag_ perdre perte_ nuire
usefulness: util_ sert servait servir raison_ sens but import_ compt_ valoir valait valeur
quality: qualite_ bon bien excellen_ meilleur_ mieux performan_ niveau_ talent_ capable competen_
bad-quality: mauvais_ pire defect_ brise_ endommag_ casse_ rater ratee defaut_ lacune_ faible_
new: nouveau_ nouvel_ recent_ neuf premier_ debut_ arrive_
same: meme memes pareil_ identi_ egal_ semblabl_
different: different_ autre_ divers_ varie varies distinct_ contraire_
experience: experien_ vecu vivre passe_ deja deja+vecu histoire_
role: role poste_ fonction_ titre_ place_ statut_ tache_ responsab_
competence: competen_ capab_ qualif_ apte former formation_ formee experience_ connaiss_ savoir+faire talent_
freedom: libert_ libre_ droit_ choix autonom_ independ_ volont_
right: droit_ legitim_ justifi_ raison avoir+raison
wrong: mal tort faute_ erron_ immoral_ inacceptable_ incorrect_
conflict-of-interest: conflit+d'+interets interet_ parti+pris biais_ avantag_ impartial_ personnel_
trust: confian_ fiable_ confier croire cru fier credib_ loyal_ fidel_ foi
loyalty: loyal_ loyaute fidel_ solidar_ dos trahi_ cote+de
solidarity: solidar_ entraide_ ensemble unis unite_ esprit+d'+equipe se+serrer+les+coudes
kindness: gentil_ bienveill_ bonte compass_ douceur humain_ chaleur_ empath_ tendre_
patience: patien_ lent doucement temps+qu'il+faut a+son+rythme rythme_ pas+press_
courage: courag_ brave_ oser os audace force_ fort forte
weakness: faibl_ limite_ defaut_ vulnerab_ incapab_ besoin+d'+aide
limits-own: mes+limites ma+limite je+ne+suis+pas suis+pas+psy pas+mon+role competence_ limite_ je+ne+peux+pas+tout je+suis+pas je+ne+suis+pas+un je+ne+suis+pas+une pas+ma+specialite pas+outille outille au+dela+de+mes
attention: attenti_ concentr_ soin_ minutie_ remarqu_ consider_
mistake: erreur_ faute_ gaffe_ bourde_ tromp_ oubli_ manqu_ maladress_
accident: accident_ chute_ tomb_ incident_ bris bless_
rumour: rumeur_ bruit_ potin_ commer_ ouie+dire parait medire racont_ circul_
complaint: plaint_ plaindre reproch_ insatisf_ critiqu_ grief_
noise: bruit_ bruyant_ tapage musique+forte silence_ voix
silence: silence_ silencieu_ taire tais taisant rien+dire sans+parler se+taire muet
violence: violen_ frapp_ battre bat battu coup agress_ menac_ intimid_ harcel_ abus
bullying: intimid_ harcel_ niais_ moqu_ rire+de souffre+douleur ecoeur_
gift: cadeau_ don dons offrir offert donner pourboire_ recompense_
bribe: pot+de+vin cadeau_ enveloppe soudoy_ corrupt_ faveur_
waste: gaspill_ jeter jette dechet_ perte_ poubelle_
crowd: foule_ file queue_ monde achaland_ attroup_
place-local: salle_ local_ piece_ bureau_ centre_ batiment_ lieu endroit_ entree
public-service: service_ hopital_ bibliothe_ ville municipal_ public_ ecole_
research: recherche_ etude_ participant_ experience_ echantill_ resultat_ donnee_ labo laboratoire_ science_ scientif_
test-product: test tests tester produit_ essai_ defaut_ rappel_ securit_ fiabl_
contract: contrat_ entente_ engagement_ accord_ bail signer signe signature_
credit: credit_ merite_ reconnaiss_ nom noms nomme auteur_ contribut_ reconnu_ paternite
idea-own: idee travail_ projet_ creation_ invent_ auteur_
project: projet_ travail+d'equipe equipe_ dossier_ initiative_ presentation_
supplier: fournisseu_ fabricant_ manufactur_ livreu_ compagnie_
price-cut: rabais_ solde_ liquid_ escompte promotion_ special_ reduc_
stock: inventaire_ stock_ marchandise_ article_ tablette_ produit_
safety-gear: casque_ ceinture_ gilet_ equipement_ protection_ siege_
weather: pluie_ neige_ froid_ hiver_ tempete_ chaleur
life: vie vies viv_ quotidien_ exist_
future: avenir_ futur_ prochain_ desormais dorenavant la+prochaine+fois a+l'avenir plus+tard depuis maintenant+quand
past: passe_ avant dernier_ autrefois historiq_ an+dernier
goal: but objectif_ cible_ vise mission_
routine: routine_ habitude_ methode_ blocs etape_ minute_ decoup_ horaire_ chanson liste_
improve: amelior_ progres_ mieux perfection_ avanc_ evolu_
community: communaut_ quartier_ voisin_ local_ collectiv_ gens
benefit-doubt: benefice+du+doute bonne+foi erreur+honnete voulait+bien mal+compris malentendu_ pas+mechan_ peut+etre maladroit_
grade-change: note hausser bareme_ points cote moyenne_
absence: absen_ manqu_ retard_ pas+venu arriver+en+retard
equal-access: acces_ ouvert_ gratuit_ barriere_ offert+a+tous subvention_ bourse_ programme_
disability: handicap_ fauteuil_ mobilite_ limitation_ adapt_ sourd_ aveugle_ accommod_ rampe_
translation: traduct_ tradui_ interprete_ langue_ francais anglais comprendre
name-person: nom noms nomme nommer prenom_ pronom_ appel_
photo: photo_ image_ video_ film filmer camera_ enregistr_
election: vote_ voter elect_ elu scrutin referendum majorite_
tax: taxe impot_ subvention_ financ_ fonds+publics contribuable_
reduce: redui_ diminu_ baiss_ moins couper coup limit_ attenu_
increase: augment_ hausse_ plus+de accroi_ ajout_ grand_
separate: separ_ distinct_ a+part divis_ isol_
part-time: quart_ horaire_ heure_ conge_ remplac_ semaine_ samedi dimanche
loss-of-job: congedi_ licenci_ mise+a+pied perdre+son+emploi perdre+sa+job gagne+pain coupure_ emploi_
transparent-money: transparen_ compte_ comptes rendre+des+comptes reddition budget_ recu recus justifi_
stranger: inconnu_ etranger_ passant_ quelqu_
gender: femme_ homme_ fille_ garcon_ genre_ sexe feminin_ masculin_
consent: consent_ permission_ accord_ autoris_ d'accord volont_ demander+avant
boundaries-self: prendre+soin+de+moi m'epuiser pas+tout+porter me+proteger mes+besoins dire+non mon+repos
example: exemple_ modele_ illustr_ precis_ cas fois
story-person: voisin_ ami collegue_ cousin_ grand+mere oncle tante coloc_ camarade_
temporary: temporair_ provisoire_ en+attendant pour+l'instant court+terme d'ici
gradual: graduel_ progressi_ peu+a+peu etape+par+etape petit+a+petit transition_ par+etapes
fear-of-losing: peur+de+perdre perdre+sa+place perdre+sa+job menac_ crain_
background-check: contexte_ circonstance_ situation_ vecu histoire_ derriere
sincerity: sincer_ vrai du+fond authenti_ coeur_
teamwork: chacun+son+role travail+d'equipe a+nous+tous mettre+l'epaule gang coequip_
seniors: personne_+agee_ personnes+agees vieux+monsieur vieille+dame pas+a+l'aise+avec+internet aines
students: etudiant_ jeunes les+jeunes eleves la+classe le+groupe premiere+annee
night: soir soiree_ nuit tard noir noirceur minuit onze+heures
travel-home: rentr_ retour+a+la+maison autobus taxi a+pied march_ raccompagn_ covoitur_
message: message_ texto_ courriel_ mot lettre_ ecri_ post+it note
speed-slow: lent ralenti_ lenteur prendre+son+temps traine_ long longue attente
replacement-idea: rideau paravent anonyme a+l'aveugle cache ne+voit+pas+qui
defect: fissur_ craqu_ bosse_ fendu abime usage_ use brise coup choc
alarm: alerte_ alarme_ signal_ avertissement_ notification_ sonn
reward: recompens_ augment_ promotion_ prime bonus merci applaud_ bravo
schedule-swap: samedi dimanche vendredi jeudi mercredi mardi lundi fin+de+semaine
place-outside: dehors cour parc rue trottoir_ stationnement_ perron galerie
secret-look: fouill_ espionn_ ouvrir+son lire+son dans+son+telephone
addict-money: jeu_+de+hasard casino pari parier miser loterie
food-need: faim affame garde+manger panier_+de banque+alimentaire
learned-skill: depuis+je maintenant+je desormais aujourd'hui+je la+fois+suivante
`
